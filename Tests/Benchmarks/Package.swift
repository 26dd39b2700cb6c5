// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that the compared libraries are not part of the almanac's build. Built with
// `-Xswiftc -enable-testing`, because it measures internals of the modules, and with BENCHMARKS=1 in the environment,
// because the almanac declares the product `Parts` only then.
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
