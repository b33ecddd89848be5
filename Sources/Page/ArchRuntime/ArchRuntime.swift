import Bow
import BowArch
import BowEffects
import BowOptics
import Combine
import PageRuntime
import PlaygroundSupport
import SwiftUI
import UIKit

/// Called by the page host in a page's own process before its code runs. Returns 0, or 1 when the run's files cannot be used.
@_cdecl("arch_runtime_start")
public func startArchRuntime(_ folder: UnsafePointer<CChar>) -> Int32 {
  registerSwiftUIPresenters()
  registerUIKitPresenters()
  return PageLife.begin(folder: String(cString: folder)) ? 0 : 1
}
