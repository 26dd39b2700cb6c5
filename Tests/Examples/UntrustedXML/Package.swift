// swift-tools-version: 6.1
import PackageDescription

// A package of its own, which uses the product as a stranger would. Without traits, SwiftPM fetches nothing else.
let package = Package(
    name: "untrusted-xml",
    dependencies: [.package(name: "almanac", path: "../../..", traits: [])],
    targets: [
        .executableTarget(name: "check-xml", dependencies: [.product(name: "Markup", package: "almanac")])
    ]
)
