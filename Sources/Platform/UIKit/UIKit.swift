@_exported import Foundation

@_exported import class Headless.Screen
