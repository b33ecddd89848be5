// swift-tools-version:6.0
import PackageDescription

// A package of its own: everything in it is built for libFuzzer, which counts the branches that an input takes.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]

func target(
  _ name: String, _ dependencies: [Target.Dependency] = [], in folder: String = "Tool", exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: folder == "Tool" ? "Tool/\(name)" : folder, exclude: exclude,
    swiftSettings: instrumented)
}

let package = Package(
  name: "PageFuzzer",
  targets: [
    .executableTarget(
      name: "PageFuzzer", dependencies: ["CLibFuzzer", "PageTrial", "DocumentModel", "PageParsing", "Project"],
      path: "PageFuzzer",
      swiftSettings: instrumented, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    .target(name: "CLibFuzzer", path: "CLibFuzzer"),
    target(
      "PageTrial",
      ["TestSupport", "DocumentModel", "SwiftSource", "PageParsing", "Programs", "Checking", "SiteGeneration"],
      in: "Trial", exclude: ["MutatedPagesTests.swift", "LongPagesTests.swift"]),
    target("TestSupport", in: "Support"),
    target("DocumentModel"),
    target("SwiftSource", ["DocumentModel"]),
    target("PageParsing", ["DocumentModel", "SwiftSource", "CMark", "CYAML"]),
    target("Project", ["DocumentModel", "PageParsing", "CExpat"]),
    target("Programs", ["DocumentModel", "SwiftSource"]),
    target("Checking", ["DocumentModel", "Programs"]),
    target("SiteGeneration", ["DocumentModel", "SwiftSource", "PageParsing", "CMark"]),
    .systemLibrary(name: "CMark", path: "System/CMark", pkgConfig: "libcmark"),
    .systemLibrary(name: "CYAML", path: "System/CYAML", pkgConfig: "yaml-0.1"),
    .systemLibrary(name: "CExpat", path: "System/CExpat", pkgConfig: "expat"),
  ],
  swiftLanguageModes: [.v6]
)
