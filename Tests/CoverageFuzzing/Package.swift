// swift-tools-version: 6.0

import PackageDescription

// A separate package: its program has no start of its own, which only the fuzzer's library adds.
let package = Package(
    name: "CoverageFuzzing",
    platforms: [.macOS(.v13)],
    // The name is explicit, since the folder may have any name.
    dependencies: [.package(name: "blueprint", path: "../..")],
    targets: [
        .executableTarget(
            name: "fuzz-target",
            dependencies: [.product(name: "FuzzCases", package: "blueprint")],
            path: "FuzzTarget",
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]
        )
    ]
)
