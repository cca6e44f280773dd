// swift-tools-version: 6.1

import PackageDescription

// A separate package: the library and its tests build without the dependencies of the benchmarks.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        // The name is explicit, since the folder may have any name.
        .package(name: "blueprint", path: "../.."),
        // Without its traits, which replace the allocator and the runtime's reference counting.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "CAllocationCount", path: "CAllocationCount"),
        .executableTarget(
            name: "EngineBenchmarks",
            dependencies: [
                "CAllocationCount",
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "BenchmarkCases", package: "blueprint"),
            ],
            path: "EngineBenchmarks",
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")],
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
    ]
)
