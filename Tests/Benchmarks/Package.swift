// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that what is measured against is no part of the almanac's build. Built with
// `-Xswiftc -enable-testing`: what is measured is what the modules have inside.
let package = Package(
    name: "benchmarks",
    dependencies: [
        .package(name: "almanac", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    ],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "Parts", package: "almanac"),
                .product(name: "Markup", package: "almanac"),
                .product(name: "VIPER", package: "almanac"),
                .product(name: "Mustache", package: "swift-mustache"),
            ])
    ]
)
