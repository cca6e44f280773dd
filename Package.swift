// swift-tools-version: 6.0

import PackageDescription

let swiftSettings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

// Modules that Apple's systems have; elsewhere they pass the headless UIKit on.
#if os(macOS)
let systemModules: [Target] = []
#else
let systemModules: [Target] = [
    .target(name: "CoreGraphics", dependencies: ["HeadlessUIKit", "_Testing_CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["HeadlessUIKit"]),
    .target(name: "_Testing_CoreGraphics"),
]
#endif

let package = Package(
    name: "blueprint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "blueprint", targets: ["blueprint"]),
        .library(
            name: "BlueprintUI",
            targets: ["BlueprintUI", "BlueprintUICommonControls", "UIKit"]
                + systemModules.map(\.name).filter { $0.first != "_" }
        ),
        .library(name: "BlueprintUIAccessibilityCore", targets: ["BlueprintUIAccessibilityCore"]),
        .library(name: "BlueprintInspector", targets: ["BlueprintInspector"]),
        // Only for the benchmarks and the fuzzer, which are packages of their own.
        .library(name: "BenchmarkCases", targets: ["BenchmarkCases"]),
        .library(name: "FuzzCases", targets: ["FuzzCases"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: []
)

// MARK: - Modules, each with the only modules that it may import

let modules: [Target] = [
    .target(name: "HeadlessUIKit", swiftSettings: swiftSettings),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "BlueprintUI", dependencies: ["HeadlessUIKit"], swiftSettings: swiftSettings),
    .target(
        name: "BlueprintUIAccessibilityCore",
        dependencies: ["BlueprintUI", "HeadlessUIKit"],
        swiftSettings: swiftSettings
    ),
    .target(
        name: "BlueprintUICommonControls",
        dependencies: ["BlueprintUI", "BlueprintUIAccessibilityCore", "HeadlessUIKit"],
        swiftSettings: swiftSettings
    ),
    .target(
        name: "BlueprintInspector",
        dependencies: ["BlueprintUI", "BlueprintUIAccessibilityCore", "HeadlessUIKit"],
        swiftSettings: swiftSettings,
        plugins: ["EmbedTexts"]
    ),
    .target(
        name: "SwiftInterpreter",
        dependencies: [
            .product(name: "SwiftDiagnostics", package: "swift-syntax"),
            .product(name: "SwiftParser", package: "swift-syntax"),
            .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax"),
        ],
        swiftSettings: swiftSettings
    ),
    .target(
        name: "BlueprintBindings",
        dependencies: [
            "BlueprintUI", "BlueprintUIAccessibilityCore", "BlueprintUICommonControls", "HeadlessUIKit",
            "SwiftInterpreter",
        ],
        swiftSettings: swiftSettings
    ),
    .target(
        name: "BlueprintREPL",
        dependencies: [
            "BlueprintBindings", "BlueprintInspector", "BlueprintUI", "FullScreen", "HeadlessUIKit", "SwiftInterpreter",
            .product(name: "SwiftParser", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax"),
        ],
        swiftSettings: swiftSettings,
        plugins: ["EmbedTexts"]
    ),
    .executableTarget(name: "embed-texts", swiftSettings: swiftSettings),
    .plugin(name: "EmbedTexts", capability: .buildTool(), dependencies: ["embed-texts"], path: "Sources/EmbedTexts"),
    .systemLibrary(
        name: "CLibEdit",
        pkgConfig: "libedit",
        providers: [.apt(["libedit-dev"]), .brew(["libedit"])]
    ),
    .target(name: "CLineEditor", dependencies: ["CLibEdit"]),
    .target(
        name: "FullScreen",
        dependencies: ["BlueprintInspector", "HeadlessUIKit"],
        swiftSettings: swiftSettings
    ),
    .target(name: "TextFiles", swiftSettings: swiftSettings),
    .target(name: "LineEditor", dependencies: ["CLineEditor", "TextFiles"], swiftSettings: swiftSettings),
    .executableTarget(
        name: "blueprint",
        dependencies: [
            "BlueprintInspector", "BlueprintREPL", "FullScreen", "LineEditor", "TextFiles",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: swiftSettings
    ),
]

/// Programs that use the library as an app does; without ExistentialAny, as most apps are.
let examples: [Target] = ["Badge", "Receipt", "Settings"].map { name in
    .executableTarget(
        name: name,
        dependencies: ["BlueprintUI", "BlueprintUIAccessibilityCore", "BlueprintUICommonControls", "UIKit"],
        path: "Examples/\(name)"
    )
}

/// What is measured, by the benchmarks and by a program that does one thing once.
let measurements: [Target] = [
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .target(
        name: "BenchmarkCases",
        dependencies: [
            "BlueprintInspector", "BlueprintUI", "BlueprintUICommonControls", "CAllocations", "HeadlessUIKit",
        ],
        path: "Tests/BenchmarkCases",
        swiftSettings: swiftSettings
    ),
    .executableTarget(
        name: "one-case",
        dependencies: ["BenchmarkCases", "BlueprintInspector"],
        path: "Tests/OneCase",
        swiftSettings: swiftSettings
    ),
]

/// What is tried with input that nobody would write.
let fuzzing: [Target] = [
    .executableTarget(
        name: "fuzz-programs",
        dependencies: ["FuzzCases", .product(name: "ArgumentParser", package: "swift-argument-parser")],
        path: "Tests/Fuzz",
        swiftSettings: swiftSettings
    ),
    .target(
        name: "FuzzCases",
        dependencies: [
            "BlueprintInspector", "BlueprintREPL", "BlueprintUICommonControls", "FullScreen", "LineEditor",
            "RandomNumbers", "TerminalEmulator", "TextFiles",
        ],
        path: "Tests/FuzzCases",
        swiftSettings: swiftSettings
    ),
    .testTarget(
        name: "FuzzCasesTests",
        dependencies: ["BigStack", "BuiltProducts", "FuzzCases", "TestTiers"],
        exclude: ["Corpus"]
    ),
]

/// What compares interpreted programs with compiled ones.
let judging: [Target] = [
    .target(name: "RandomNumbers", path: "Tests/RandomNumbers", swiftSettings: swiftSettings),
    .target(
        name: "ProgramCases",
        dependencies: [
            "Badge", "BlueprintBindings", "BlueprintUICommonControls", "BuiltProducts", "UIKit",
            .product(name: "SwiftParser", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax"),
        ],
        path: "Tests/ProgramCases",
        swiftSettings: swiftSettings
    ),
    .target(
        name: "ProgramGenerator",
        dependencies: ["RandomNumbers"],
        path: "Tests/ProgramGenerator",
        swiftSettings: swiftSettings
    ),
    .target(
        name: "ProgramMutator",
        dependencies: [
            "RandomNumbers",
            .product(name: "SwiftParser", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax"),
        ],
        path: "Tests/ProgramMutator",
        swiftSettings: swiftSettings
    ),
    .target(
        name: "JudgeCases",
        dependencies: [
            "BlueprintBindings", "BuiltProducts", "ProgramCases", "ProgramGenerator", "ProgramMutator", "RandomNumbers",
        ],
        path: "Tests/JudgeCases",
        swiftSettings: swiftSettings
    ),
    .executableTarget(
        name: "judge-programs",
        dependencies: [
            "BuiltProducts", "JudgeCases", "ProgramCases",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Tests/Judge",
        swiftSettings: swiftSettings
    ),
    .testTarget(
        name: "JudgeTests",
        dependencies: [
            "BigStack", "BuiltProducts", "JudgeCases", "ProgramCases", "ProgramGenerator", "ProgramMutator",
            "RandomNumbers", "TestTiers", "judge-programs",
        ]
    ),
]

/// What writes the mechanical bindings.
let generating: [Target] = [
    .target(
        name: "SymbolGraphs",
        dependencies: ["BuiltProducts"],
        path: "Tests/SymbolGraphs",
        swiftSettings: swiftSettings
    ),
    .target(
        name: "BindingGenerator",
        // The modules that it reads are built before it runs, also when the bindings do not compile.
        dependencies: [
            "BlueprintUI", "BlueprintUIAccessibilityCore", "BlueprintUICommonControls", "BuiltProducts",
            "HeadlessUIKit", "SymbolGraphs",
        ],
        path: "Tests/BindingGenerator",
        exclude: ["Exceptions.txt"],
        swiftSettings: swiftSettings
    ),
    .executableTarget(
        name: "generate-bindings",
        dependencies: [
            "BindingGenerator", "BuiltProducts",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Tests/GenerateBindings",
        swiftSettings: swiftSettings
    ),
    .testTarget(
        name: "BindingGeneratorTests",
        dependencies: ["BindingGenerator", "BuiltProducts", "SymbolGraphs"]
    ),
]

let tests: [Target] = [
    .target(name: "BigStack", path: "Tests/BigStack"),
    .target(name: "TestTiers", path: "Tests/TestTiers"),
    .target(
        name: "TestSessions",
        dependencies: ["BigStack", "BlueprintBindings", "BlueprintREPL", "RandomNumbers", "SwiftInterpreter"],
        path: "Tests/TestSessions",
        swiftSettings: swiftSettings
    ),
    .target(
        name: "ConformanceCases",
        dependencies: ["BlueprintUI", "BlueprintUICommonControls", "HeadlessUIKit", "RandomNumbers", "TestTiers"],
        path: "Tests/ConformanceCases",
        resources: [.copy("Fixtures")]
    ),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "BenchmarkCasesTests", dependencies: ["BenchmarkCases"]),
    .testTarget(name: "BlueprintUITests", dependencies: ["BlueprintUI", "RandomNumbers"]),
    .testTarget(
        name: "ConformanceTests",
        dependencies: [
            "BigStack", "BlueprintInspector", "BlueprintREPL", "BlueprintUICommonControls", "ConformanceCases",
            "RandomNumbers", "TestSessions", "TestTiers",
        ]
    ),
    .testTarget(
        name: "BlueprintUICommonControlsTests",
        dependencies: ["BlueprintUIAccessibilityCore", "BlueprintUICommonControls", "RandomNumbers"]
    ),
    .testTarget(
        name: "BlueprintInspectorTests",
        dependencies: [
            "BlueprintInspector", "BlueprintUIAccessibilityCore", "BlueprintUICommonControls", "RandomNumbers",
            "TestTiers",
        ],
        exclude: ["Golden"]
    ),
    .testTarget(
        name: "SwiftInterpreterTests",
        dependencies: [
            "RandomNumbers", "SwiftInterpreter", "TestTiers",
            .product(name: "SwiftParser", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax"),
        ]
    ),
    .testTarget(
        name: "BlueprintBindingsTests",
        dependencies: ["BlueprintBindings", "RandomNumbers", "TestSessions", "TestTiers"]
    ),
    .testTarget(
        name: "BlueprintREPLTests",
        dependencies: [
            "BigStack", "BlueprintInspector", "BlueprintREPL", "RandomNumbers", "TestSessions", "TestTiers",
        ],
        exclude: ["Golden"]
    ),
    .testTarget(
        name: "AppFileTests",
        dependencies: [
            "BigStack", "BlueprintInspector", "BlueprintREPL", "RandomNumbers", "TestSessions", "TestTiers",
        ],
        exclude: ["Golden", "StubbedApps"]
    ),
    .testTarget(
        name: "InspectTests",
        dependencies: [
            "BlueprintInspector", "BlueprintREPL", "BuiltProducts", "FullScreen", "TerminalEmulator",
            "TerminalPrograms", "TestSessions", "TestTiers", "blueprint",
        ],
        exclude: ["Golden"]
    ),
    .testTarget(
        name: "LearningTests",
        dependencies: [
            "BigStack", "BlueprintInspector", "BlueprintREPL", "BuiltProducts", "TerminalEmulator", "TerminalPrograms",
            "TestSessions", "TestTiers", "blueprint",
        ]
    ),
    .target(name: "BuiltProducts", path: "Tests/BuiltProducts"),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(name: "TextFilesTests", dependencies: ["BuiltProducts", "TextFiles"]),
    .testTarget(name: "LineEditorTests", dependencies: ["LineEditor", "TextFiles"]),
    .target(name: "TerminalEmulator", path: "Tests/TerminalEmulator"),
    .target(
        name: "TerminalPrograms",
        dependencies: ["CPseudoTerminal", "TerminalEmulator"],
        path: "Tests/TerminalPrograms"
    ),
    .testTarget(
        name: "TerminalEmulatorTests",
        dependencies: ["HeadlessUIKit", "TerminalEmulator", "TerminalPrograms"]
    ),
    .executableTarget(
        name: "slow-editor",
        dependencies: ["LineEditor"],
        path: "Tests/SlowEditor",
        swiftSettings: swiftSettings
    ),
    .testTarget(
        name: "TerminalTests",
        dependencies: [
            "BuiltProducts", "CPseudoTerminal", "TerminalPrograms", "TestTiers", "TextFiles", "blueprint",
            "slow-editor",
        ]
    ),
    .testTarget(
        name: "ExampleTests",
        dependencies: [
            "Badge", "BlueprintREPL", "BuiltProducts", "Receipt", "Settings", "TestSessions", "TestTiers", "UIKit",
            "blueprint",
        ],
        exclude: ["Golden"]
    ),
    .testTarget(
        name: "ProgramTests",
        dependencies: [
            "Badge", "BlueprintBindings", "BlueprintREPL", "BuiltProducts", "ProgramCases", "TestSessions", "TestTiers",
            "blueprint",
        ],
        exclude: ["Checked", "Modules", "Programs"]
    ),
    .testTarget(
        name: "PublicInterfaceTests",
        dependencies: [
            "BlueprintBindings", "BlueprintUI", "BlueprintUIAccessibilityCore", "BlueprintUICommonControls",
            "BuiltProducts", "SwiftInterpreter", "SymbolGraphs",
        ],
        exclude: ["Fixtures"]
    ),
    .testTarget(
        name: "SourceCompatibilityTests",
        dependencies: ["BlueprintUI", "BlueprintUICommonControls", "UIKit"]
            + systemModules.map { Target.Dependency(stringLiteral: $0.name) }
    ),
    .testTarget(
        name: "TidyTests",
        dependencies: [
            "BlueprintREPL", "BlueprintUICommonControls", "BuiltProducts", "TestTiers", "UIKit",
            .product(name: "SwiftParser", package: "swift-syntax"),
            .product(name: "SwiftSyntax", package: "swift-syntax"),
        ]
    ),
]

package.targets = modules + systemModules + examples + measurements + fuzzing + judging + generating + tests
