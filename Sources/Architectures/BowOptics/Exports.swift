@_exported import Bow
