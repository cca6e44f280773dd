// swift-tools-version: 6.1

import PackageDescription

// A package of its own: neither building nor testing the library is to wait for what the benchmarks depend on.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        // The path's last folder may be named anything, so the package is named here.
        .package(name: "blueprint", path: "../.."),
        // Without its traits: they replace the allocator and the runtime's reference counting.
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
