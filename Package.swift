// swift-tools-version: 6.1
import PackageDescription

/// Holds for every target: `any` is written out, and a file sees only what it imports itself.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A screen's folder: its templates are compiled into it.
func module(_ name: String) -> Target {
    .target(
        name: name, dependencies: ["VIPER", "HTML", "Almanac", "Layout"], path: "Sources/Modules/\(name)",
        swiftSettings: settings, plugins: ["CompileTemplates"])
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: settings)
}

let package = Package(
    name: "almanac",
    products: [
        .library(name: "VIPER", targets: ["VIPER"]),
    ],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        .target(name: "HTML", swiftSettings: settings),
        .target(name: "VIPER", dependencies: ["HTML"], swiftSettings: settings),
        .target(name: "Almanac", swiftSettings: settings),
        .target(name: "Layout", dependencies: ["Almanac", "HTML", "VIPER"], swiftSettings: settings),
        tests("Almanac", []),
        tests("VIPER", ["HTML"]),
        tests("Layout", ["Almanac", "HTML", "VIPER"]),
    ]
)
