// swift-tools-version:6.0
import PackageDescription

/// Modules that run on the author's side.
func tool(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Tool/\(name)")
}

/// Modules that pages import. Pages default to language mode 5, and so do these.
func library(_ name: String, in folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    swiftSettings: [.swiftLanguageMode(.v5)])
}

func test(
  _ name: String, of dependencies: [Target.Dependency], in folder: String, exclude: [String] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(folder)/\(name)Tests", exclude: exclude,
    swiftSettings: settings)
}

/// XCTest runs `@MainActor` classes on Linux only in language mode 5.
func libraryTest(
  _ name: String, of dependencies: [Target.Dependency], in folder: String, exclude: [String] = []
) -> Target {
  test(name, of: dependencies, in: folder, exclude: exclude, settings: [.swiftLanguageMode(.v5)])
}

/// Makes names of an executable visible to the libraries that it loads.
func exported(_ names: [String]) -> [String] {
  names.flatMap { ["-Xlinker", "--export-dynamic-symbol=\($0)"] }
}

let package = Package(
  name: "arch-docs",
  products: [
    .executable(name: "arch-docs", targets: ["arch-docs"]),
    .executable(name: "page-host", targets: ["page-host"]),
    .library(name: "WarmFrontEnd", type: .dynamic, targets: ["WarmFrontEnd"]),
    .library(name: "ArchRuntime", type: .dynamic, targets: ["ArchRuntime"]),
  ],
  targets: [
    // The tool
    .executableTarget(
      name: "arch-docs",
      dependencies: [
        "DocumentModel", "Files", "PageParsing", "Programs", "Execution", "Verifying", "Reporting", "SiteGeneration",
      ],
      path: "Sources/Tool/arch-docs",
      // Starts in a few milliseconds and needs no Swift library where it is installed.
      linkerSettings: [.unsafeFlags(["-static-stdlib", "-l_FoundationCollections", "-l_FoundationCShims"])]),
    tool("DocumentModel"),
    tool("Files"),
    tool("SwiftSource", ["DocumentModel"]),
    tool("PageParsing", ["DocumentModel", "SwiftSource", "CMark", "CYAML"]),
    tool("Project", ["DocumentModel", "PageParsing", "CExpat"]),
    tool("SwiftToolchain", ["DocumentModel", "PageProtocol"]),
    tool("Programs", ["DocumentModel", "SwiftSource"]),
    tool("Execution", ["DocumentModel", "Programs", "SwiftToolchain", "PageProtocol"]),
    tool("Checking", ["DocumentModel", "Programs"]),
    tool(
      "Verifying",
      ["DocumentModel", "Files", "PageParsing", "Project", "Programs", "SwiftToolchain", "Execution", "Checking"]),
    tool("Reporting", ["DocumentModel", "Files"]),
    tool("SiteGeneration", ["DocumentModel", "SwiftSource", "PageParsing", "CMark"]),
    .target(name: "WarmFrontEnd", path: "Sources/Tool/WarmFrontEnd", linkerSettings: [.linkedLibrary("dl")]),
    .systemLibrary(
      name: "CMark", path: "Sources/System/CMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(
      name: "CYAML", path: "Sources/System/CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(
      name: "CExpat", path: "Sources/System/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),

    // What runs a page
    .target(name: "PageProtocol", path: "Sources/Page/PageProtocol"),
    .executableTarget(
      name: "page-host", dependencies: ["PageProtocol"], path: "Sources/Page/page-host",
      linkerSettings: [
        .linkedLibrary("dl"), .unsafeFlags(exported(["pthread_create", "write", "writev"])),
      ]),
    .target(
      name: "CPageRuntime", dependencies: ["PageProtocol"], path: "Sources/Page/CPageRuntime",
      linkerSettings: [.linkedLibrary("dl")]),
    library("PageRuntime", in: "Page", ["PageProtocol", "CPageRuntime"]),
    library(
      "ArchRuntime", in: "Page",
      [
        "PageRuntime", "Combine", "Headless", "UIKit", "SwiftUI", "PlaygroundSupport", "Bow", "BowEffects", "BowOptics",
        "BowArch",
      ]),

    // What Apple's SDK gives a page
    library("Combine", in: "Platform", ["PageRuntime"]),
    library("Headless", in: "Platform", ["PageRuntime"]),
    library("UIKit", in: "Platform", ["Headless", "PageRuntime"]),
    library("SwiftUI", in: "Platform", ["Combine", "Headless", "UIKit", "PageRuntime"]),
    library("PlaygroundSupport", in: "Platform", ["Headless", "UIKit", "SwiftUI", "PageRuntime"]),

    // Architecture libraries
    library("Bow", in: "Architectures"),
    library("BowEffects", in: "Architectures", ["Bow"]),
    library("BowOptics", in: "Architectures", ["Bow"]),
    library("BowArch", in: "Architectures", ["Bow", "BowEffects", "BowOptics", "Combine", "SwiftUI", "PageRuntime"]),

    .executableTarget(
      name: "bench-effects", dependencies: ["BowArch", "SwiftUI"], path: "Tests/Bench/Effects",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "bench-bow", dependencies: ["Bow", "BowOptics"], path: "Tests/Bench/Bow",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
    test("SwiftSource", of: ["SwiftSource"], in: "Tool"),
    test("PageParsing", of: ["DocumentModel", "PageParsing", "SiteGeneration"], in: "Tool"),
    test("Project", of: ["Project", "DocumentModel"], in: "Tool"),
    test("Reporting", of: ["TestSupport", "Reporting", "DocumentModel"], in: "Tool"),
    test("SiteGeneration", of: ["SiteGeneration", "DocumentModel", "CMark"], in: "Tool"),
    test("Programs", of: ["Programs", "PageParsing", "DocumentModel"], in: "Tool"),
    test(
      "Execution",
      of: ["TestSupport", "Execution", "Programs", "PageParsing", "DocumentModel", "PageProtocol", "SwiftToolchain"],
      in: "Tool"),
    test("Checking", of: ["Checking", "DocumentModel", "PageParsing", "Programs"], in: "Tool"),
    test("SwiftToolchain", of: ["SwiftToolchain", "DocumentModel"], in: "Tool"),
    test("Command", of: [], in: "Tool"),
    test(
      "Fuzz",
      of: ["TestSupport", "DocumentModel", "SwiftSource", "PageParsing", "Programs", "Checking", "SiteGeneration"],
      in: "Tool"),
    libraryTest("Combine", of: ["Combine"], in: "Platform"),
    libraryTest("Headless", of: ["Headless"], in: "Platform"),
    libraryTest("SwiftUI", of: ["SwiftUI"], in: "Platform", exclude: ["Goldens"]),
    libraryTest("UIKit", of: ["UIKit", "SwiftUI"], in: "Platform"),
    libraryTest("Bow", of: ["TestSupport", "Bow"], in: "Architectures"),
    libraryTest("BowEffects", of: ["BowEffects"], in: "Architectures"),
    libraryTest("BowOptics", of: ["BowOptics"], in: "Architectures"),
    libraryTest("BowArch", of: ["BowArch", "SwiftUI", "PageRuntime"], in: "Architectures"),
  ],
  swiftLanguageModes: [.v6]
)
