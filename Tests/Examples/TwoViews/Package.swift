// swift-tools-version: 6.1
import PackageDescription

// Elsewhere: .package(url: "https://…/almanac", from: "…", traits: []). Without traits, SwiftPM fetches nothing else.
let package = Package(
    name: "two-views",
    dependencies: [.package(name: "almanac", path: "../../..", traits: [])],
    targets: [
        .target(
            name: "Harbour", dependencies: [.product(name: "VIPER", package: "almanac")],
            plugins: [.plugin(name: "CompileTemplates", package: "almanac")]),
        .executableTarget(name: "visit", dependencies: ["Harbour"]),
        .testTarget(
            name: "HarbourTests",
            dependencies: ["Harbour", .product(name: "VIPERTesting", package: "almanac")],
            exclude: ["__Snapshots__"]),
    ]
)
