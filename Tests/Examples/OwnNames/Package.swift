// swift-tools-version: 6.1
import PackageDescription

let viper = Target.Dependency.product(name: "VIPER", package: "almanac")
let markup = Target.Dependency.product(name: "Markup", package: "almanac")
let testing = Target.Dependency.product(name: "VIPERTesting", package: "almanac")

/// A file uses only modules that it imports itself, so only the Interactor and the services see an entity.
let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

// The almanac has targets of nearly all these names too. None of its products needs them, so they are free.
let package = Package(
    name: "own-names",
    dependencies: [.package(name: "almanac", path: "../../..", traits: [])],
    targets: [
        .target(name: "Support", swiftSettings: settings),
        .target(name: "Entities", swiftSettings: settings),
        .target(name: "ServiceContracts", dependencies: ["Entities"], swiftSettings: settings),
        .target(name: "Documents", dependencies: ["Entities", "ServiceContracts", markup], swiftSettings: settings),
        .target(name: "Places", dependencies: [viper], swiftSettings: settings),
        .target(
            name: "Search", dependencies: ["Entities", "Places", "ServiceContracts", "Support", viper],
            swiftSettings: settings, plugins: [.plugin(name: "CompileTemplates", package: "almanac")]),
        .target(name: "Site", dependencies: ["Documents", "Places", "Search", viper], swiftSettings: settings),
        .executableTarget(name: "visit", dependencies: ["Places", "Site", viper], swiftSettings: settings),
        .testTarget(
            name: "SearchTests", dependencies: ["Entities", "Places", "Search", "ServiceContracts", testing, viper],
            exclude: ["__Snapshots__"], swiftSettings: settings),
        .testTarget(
            name: "DocumentsTests", dependencies: ["Documents", "Entities", "ServiceContracts", markup],
            swiftSettings: settings),
    ]
)
