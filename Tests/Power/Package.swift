// swift-tools-version: 6.0

import PackageDescription

// A separate package: only the script beside it needs the program.
let package = Package(
    name: "Power",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
    targets: [
        .executableTarget(
            name: "insert-faults",
            dependencies: [
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "InsertFaults",
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]
        )
    ]
)
