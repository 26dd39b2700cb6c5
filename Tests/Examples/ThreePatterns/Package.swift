// swift-tools-version: 6.1
import PackageDescription

let viper = Target.Dependency.product(name: "VIPER", package: "almanac")
let testing = Target.Dependency.product(name: "VIPERTesting", package: "almanac")

/// The target of a pattern, and its tests.
func pattern(_ name: String) -> [Target] {
    [
        .target(
            name: name, dependencies: ["Birds", viper],
            plugins: [.plugin(name: "CompileTemplates", package: "almanac")]),
        .testTarget(
            name: "\(name)Tests", dependencies: [.byName(name: name), "Doubles", testing], exclude: ["__Snapshots__"]),
    ]
}

let package = Package(
    name: "three-patterns",
    dependencies: [.package(name: "almanac", path: "../../..", traits: [])],
    targets: [
        .target(name: "Birds", dependencies: [viper]),
        .target(name: "Doubles", dependencies: ["Birds"], path: "Tests/Doubles"),
        .testTarget(name: "SameTests", dependencies: ["BirdsMVC", "BirdsMVVM", "BirdsVIPER", "Doubles", testing]),
    ] + pattern("BirdsMVC") + pattern("BirdsMVVM") + pattern("BirdsVIPER")
)
