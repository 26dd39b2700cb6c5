// swift-tools-version: 6.1
import PackageDescription

/// Lets tests import our optimised modules as `@testable`; `Tests/run` sets the variable. The same flag for a whole build would
/// also compile the packages of others anew for the tests.
let testability: [SwiftSetting] =
    Context.environment["TESTABLE"] == nil
    ? [] : [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

/// The settings of every target: existential types are written with `any`, a file uses only modules that it imports
/// itself, and an import is visible to others only if it is declared `public`.
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ] + testability

/// The settings of tests, and of what only they use. The suites run against optimised modules, but need not be optimised
/// themselves: that would take more time than all of the program.
let testSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Returns a product of another package, which only the program needs. A package that uses one of the libraries turns the
/// trait off (`traits: []`), and then SwiftPM does not even fetch these packages.
func foreign(_ name: String, from package: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: ["Program"]))
}

let httpTypes = foreign("HTTPTypes", from: "swift-http-types")
let logging = foreign("Logging", from: "swift-log")
let nioCore = foreign("NIOCore", from: "swift-nio")
let nioHTTP1 = foreign("NIOHTTP1", from: "swift-nio")
let nioEmbedded = foreign("NIOEmbedded", from: "swift-nio")
let nioPosix = foreign("NIOPosix", from: "swift-nio")
let nioSSL = foreign("NIOSSL", from: "swift-nio-ssl")
let nioTLS = foreign("NIOTLS", from: "swift-nio")
let unixSignals = foreign("UnixSignals", from: "swift-service-lifecycle")
let arguments = foreign("ArgumentParser", from: "swift-argument-parser")

let modules = [
    "Holidays", "Countries", "Quotes", "People", "Occasions", "Light", "Dark", "Greeting", "Start", "Options",
    "Interfaces", "Developers", "Calendars", "Leave", "WorkingDays", "World", "Compare", "Search", "Changes",
    "LongWeekends", "Today", "About",
]
/// The modules that show no page, and so have no templates.
let modulesOfRecords: Set = ["Interfaces", "Today"]

/// The modules that say nothing in the visitor's language: they are for programs, and for those who write them.
let modulesWithoutMessages: Set = ["Interfaces", "Developers", "Today"]

/// Returns the target of a module, a folder of screens. Plugins compile its templates and messages, and write its
/// decorators.
func module(_ name: String) -> Target {
    .target(
        name: name,
        dependencies: [
            "VIPER", "HTML", "Formats", "AlmanacValues", "Entities", "ServiceContracts", "Places", "Layout", "Context",
            "PlainBytes",
            "Support",
        ],
        path: "Sources/Modules/\(name)", exclude: modulesOfRecords.contains(name) ? ["README.md"] : [],
        swiftSettings: settings,
        plugins: (modulesOfRecords.contains(name) ? [] : ["CompileTemplates"])
            + (modulesWithoutMessages.contains(name) ? [] : ["CompileMessages"]) + ["WriteDecorators"])
}

/// Returns the target of a build tool's plugin, whose source is in the tool's folder.
func plugin(_ name: String, of tool: String) -> Target {
    .plugin(
        name: name, capability: .buildTool(), dependencies: [.byName(name: tool)], path: "Sources/\(tool)/Plugin")
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: excluded(name),
        swiftSettings: testSettings)
}

/// Returns the folders with snapshots and samples. They are test data but not resources: the tests read and record them
/// in place.
func excluded(_ name: String) -> [String] {
    if name == "Adapters" { return ["Samples"] }
    if name == "Documents" { return ["Expected"] }
    if name == "Search" { return ["__Snapshots__", "Queries"] }
    if name == "Layout" { return ["__Snapshots__", "Fixtures"] }
    return (modules + ["Site", "VIPERTesting"]).contains(name) ? ["__Snapshots__"] : []
}

/// What other packages may use. SwiftPM refuses a package whose targets have the name of any target that one of these
/// needs, so no product needs `Entities`, `Support` or `Search`. The program is therefore not declared: SwiftPM makes one of
/// the target `almanac` by itself, for this package only. `Tests/Lint/products.py` knows all names that are taken.
let products: [Product] = [
    .library(name: "VIPER", targets: ["VIPER", "HTML"]),
    .library(name: "HTML", targets: ["HTML"]),
    .plugin(name: "CompileTemplates", targets: ["CompileTemplates"]),
    .plugin(name: "NewScreen", targets: ["NewScreen"]),
    .library(name: "VIPERTesting", targets: ["VIPERTesting"]),
    .library(name: "Markup", targets: ["Markup"]),
]

/// What `Tests/Benchmarks` measures. It is a separate package, which can only use products, so `Tests/Benchmarks/run` sets the
/// variable.
let measured: [Product] =
    Context.environment["BENCHMARKS"] == nil
    ? []
    : [
        .library(
            name: "Parts",
            targets: [
                "AlmanacValues", "Context", "Entities", "ServiceContracts", "Documents", "HTML", "Places", "Layout",
                "Holidays", "Countries", "Search",
            ])
    ]

let package = Package(
    name: "almanac",
    // The program is for Linux. The libraries use `Mutex` and `UTF8Span`, which a Mac has from this version on.
    platforms: [.macOS("26.0")],
    products: products + measured,
    traits: [
        .default(enabledTraits: ["Program"]),
        .trait(name: "Program", description: "The almanac itself; the libraries for other packages do not need it."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .systemLibrary(name: "CGlibc"),
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "PlainBytes", exclude: ["README.md"], swiftSettings: settings),
        .target(
            name: "MarkupSyntax", dependencies: ["PlainBytes"],
            swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")]),
        .target(
            name: "Markup", dependencies: ["CLibXML2", "MarkupSyntax", "PlainBytes"],
            swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")]),
        .target(name: "HTML", dependencies: ["PlainBytes"], swiftSettings: settings),
        .target(name: "Formats", dependencies: ["HTML", "Markup", "PlainBytes"], swiftSettings: settings),
        .executableTarget(
            name: "TemplateCompiler", dependencies: ["PlainBytes"], exclude: ["Plugin"], swiftSettings: settings),
        plugin("CompileTemplates", of: "TemplateCompiler"),
        .executableTarget(name: "MessageCompiler", exclude: ["Plugin"], swiftSettings: settings),
        plugin("CompileMessages", of: "MessageCompiler"),
        .executableTarget(name: "DecoratorWriter", exclude: ["Plugin"], swiftSettings: settings),
        plugin("WriteDecorators", of: "DecoratorWriter"),
        .executableTarget(
            name: "FileEmbedder", dependencies: ["Support"], exclude: ["Plugin"], swiftSettings: settings),
        plugin("EmbedFiles", of: "FileEmbedder"),
        .executableTarget(
            name: "ScreenWriter", dependencies: ["PlainBytes"], exclude: ["Plugin"], resources: [.copy("Screen")],
            swiftSettings: settings),
        .plugin(
            name: "NewScreen",
            capability: .command(
                intent: .custom(verb: "new-screen", description: "Writes the files of a new screen, and their tests"),
                permissions: [.writeToPackageDirectory(reason: "It writes the files of the screen.")]),
            dependencies: ["ScreenWriter"], path: "Sources/ScreenWriter/Plugin"),

        .target(name: "Landings", swiftSettings: settings),
        .target(name: "VIPER", dependencies: ["HTML", "Landings", "PlainBytes"], swiftSettings: settings),
        .target(name: "VIPERTesting", dependencies: ["HTML", "Markup", "VIPER"], swiftSettings: settings),
        .target(name: "Support", dependencies: ["PlainBytes"], swiftSettings: settings),
        .target(
            name: "AlmanacValues", dependencies: ["PlainBytes", "Support"], swiftSettings: settings,
            plugins: ["CompileMessages"]),
        .target(name: "Entities", dependencies: ["AlmanacValues", "PlainBytes", "Support"], swiftSettings: settings),
        .target(
            name: "ServiceContracts", dependencies: ["AlmanacValues", "Entities", "Support"], swiftSettings: settings),
        .target(
            name: "Places", dependencies: ["AlmanacValues", "HTML", "PlainBytes", "Support", "VIPER"],
            exclude: ["README.md"],
            swiftSettings: settings),
        .target(
            name: "Layout",
            dependencies: ["AlmanacValues", "Formats", "HTML", "PlainBytes", "Places", "Support", "VIPER"],
            exclude: ["Records/README.md", "Words/README.md"],
            swiftSettings: settings,
            plugins: ["CompileTemplates", "CompileMessages"]),
        .target(
            name: "Context", dependencies: ["AlmanacValues", "Layout", "ServiceContracts"], swiftSettings: settings),
        .target(
            name: "Documents",
            dependencies: ["AlmanacValues", "Entities", "ServiceContracts", "Landings", "Markup", "Support"],
            exclude: ["Data", "Generator", "Literature"],
            swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")], plugins: ["EmbedFiles"]),
        .target(
            name: "OwnCalendars",
            dependencies: ["AlmanacValues", "Entities", "ServiceContracts", "Markup", "PlainBytes", "Support"],
            exclude: ["README.md"],
            swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")], plugins: ["EmbedFiles"]),
        .target(
            name: "Schools", dependencies: ["AlmanacValues", "Entities", "PlainBytes", "ServiceContracts", "Support"],
            exclude: ["README.md"], swiftSettings: settings),
        .target(
            name: "DataSets",
            dependencies: [
                "AlmanacValues", "CSodium", "CZlib", "Documents", "Entities", "PlainBytes", "ServiceContracts",
                "Support",
            ],
            exclude: ["README.md"], swiftSettings: settings),
        .target(
            name: "Adapters",
            dependencies: [
                "AlmanacValues", "Entities", "ServiceContracts", "Documents", "Markup", "PlainBytes", "Support",
            ],
            exclude: ["README.md"],
            swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")], plugins: ["EmbedFiles"]),
        .target(
            name: "Upstreams",
            dependencies: [
                "Adapters", "AlmanacValues", "Entities", "ServiceContracts", "Documents", "Landings", "PlainBytes",
                "Support",
            ],
            swiftSettings: settings),
        .target(
            name: "Fetching",
            dependencies: [
                "Adapters", "AlmanacValues", "Entities", "ServiceContracts", "CZlib", "Landings", "PlainBytes",
                "Support",
                "Upstreams",
                nioCore, nioHTTP1, nioPosix, nioSSL, nioTLS,
            ],
            swiftSettings: settings),
        .target(
            name: "HTTPMessages", dependencies: ["PlainBytes", "Support", httpTypes, nioCore], swiftSettings: settings),
        .target(
            name: "HTTPConnection",
            dependencies: ["HTTPMessages", "Landings", "PlainBytes", "Support", httpTypes, nioCore, nioHTTP1],
            swiftSettings: settings),
        .target(
            name: "HTTPServer",
            dependencies: [
                "CGlibc", "HTTPConnection", "HTTPMessages", "Support", httpTypes, logging, nioCore, nioHTTP1, nioPosix,
                unixSignals,
            ],
            swiftSettings: settings),
        .target(
            name: "Assistants",
            dependencies: ["AlmanacValues", "Formats", "HTML", "Layout", "Places", "PlainBytes", "Support"],
            exclude: ["README.md"], swiftSettings: settings),
        .target(
            name: "Site",
            dependencies: [
                "AlmanacValues", "Assistants", "Context", "Entities", "ServiceContracts", "CBrotli", "CZlib", "Formats",
                "HTML",
                "HTTPMessages", "Layout", "Places", "PlainBytes", "Support", "VIPER", httpTypes, logging, nioCore,
            ]
                + modules.map { .byName(name: $0) },
            exclude: ["ThreatModel.md"], swiftSettings: settings,
            plugins: ["CompileTemplates", "CompileMessages", "EmbedFiles"]),
        .target(
            name: "Export",
            dependencies: [
                "AlmanacValues", "CGlibc", "Entities", "HTML", "HTTPMessages", "Places", "PlainBytes",
                "ServiceContracts", "Site",
                "Support",
                httpTypes,
                nioCore,
            ],
            swiftSettings: settings),
        .target(name: "Telemetry", dependencies: ["Formats", "Support"], swiftSettings: settings),
        .executableTarget(
            name: "almanac",
            dependencies: [
                "Site", "Assistants", "Export", "HTTPConnection", "HTTPMessages", "HTTPServer", "Fetching", "Upstreams",
                "Adapters", "Documents", "DataSets", "HTML", "Layout", "Markup", "OwnCalendars", "Schools", "Telemetry",
                "AlmanacValues", "Entities", "PlainBytes", "ServiceContracts", "Support", "VIPER", arguments,
                logging,
                httpTypes,
            ],
            path: "Sources/Program", exclude: ["Settings/README.md"], swiftSettings: settings),

        .systemLibrary(
            name: "CBrotliDecoder", path: "Tests/CBrotliDecoder", pkgConfig: "libbrotlidec",
            providers: [.apt(["libbrotli-dev"])]),
        .target(
            name: "TestSupport",
            dependencies: [
                "AlmanacValues", "Context", "Entities", "ServiceContracts", "HTML", "Layout", "Places", "VIPER",
            ],
            path: "Tests/Support",
            swiftSettings: testSettings),
        .target(
            name: "SnapshotSupport", dependencies: ["HTML", "Layout", "TestSupport", "VIPER", "VIPERTesting"],
            path: "Tests/SnapshotSupport", swiftSettings: testSettings),
        .target(
            name: "FaultServer", dependencies: [nioCore, nioPosix, nioSSL, nioTLS], path: "Tests/FaultServer",
            swiftSettings: testSettings),
        .target(
            name: "UpstreamFakes", dependencies: ["Adapters", "Markup", "Upstreams"], path: "Tests/UpstreamFakes",
            swiftSettings: testSettings),
        .executableTarget(
            name: "SlowSite",
            dependencies: [
                "Site", "HTTPConnection", "HTTPServer", "AlmanacValues", "Entities", "ServiceContracts", "TestSupport",
                logging,
            ],
            path: "Tests/SlowSite",
            swiftSettings: testSettings),
        .executableTarget(
            name: "WireFuzzing", dependencies: ["Adapters", "Fetching", "Upstreams", "FaultServer"],
            path: "Tests/Fuzzing/WireFuzzing", exclude: ["corpus"], swiftSettings: settings),
        .executableTarget(
            name: "CacheWriter",
            dependencies: [
                "Adapters", "Upstreams", "AlmanacValues", "Entities", "ServiceContracts", "Documents", "Markup",
            ],
            path: "Tests/CacheWriter", swiftSettings: testSettings),
        .target(
            name: "ServerSupport",
            dependencies: [
                "HTTPConnection", "HTTPMessages", "HTTPServer", httpTypes, logging, nioCore,
            ],
            path: "Tests/ServerSupport", swiftSettings: testSettings),
        tests("Markup", ["Support", "TestSupport"]),
        tests("HTML", ["Support"]),
        tests("Formats", ["Markup"]),
        tests("TemplateCompiler", ["TestSupport"]),
        tests("MessageCompiler"),
        tests("DecoratorWriter"),
        tests("FileEmbedder", ["TestSupport"]),
        tests("ScreenWriter", ["TestSupport"]),
        tests("VIPER", ["HTML"]),
        tests("VIPERTesting", ["HTML", "Markup", "VIPER"]),
        tests("PlainBytes"),
        tests("Landings"),
        tests("Support", ["Landings", "PlainBytes"]),
        tests("AlmanacValues", ["Support", "TestSupport"]),
        tests("Entities", ["AlmanacValues", "Support", "TestSupport"]),
        tests("Places", ["AlmanacValues", "HTML", "Support", "TestSupport", "VIPER"]),
        tests("Layout", ["AlmanacValues", "Formats", "HTML", "Places", "TestSupport", "VIPER", "VIPERTesting"]),
        tests("Assistants", ["HTML", "Layout"]),
        tests(
            "Documents",
            ["AlmanacValues", "Entities", "Landings", "ServiceContracts", "Markup", "Places", "Support", "TestSupport"]),
        tests("DataSets", ["AlmanacValues", "Documents", "Entities", "TestSupport"]),
        tests(
            "OwnCalendars", ["AlmanacValues", "Entities", "ServiceContracts", "Support", "TestSupport"]),
        tests("Schools", ["AlmanacValues", "Entities", "ServiceContracts", "Support", "TestSupport"]),
        tests(
            "Adapters",
            [
                "AlmanacValues", "Entities", "ServiceContracts", "Documents", "Markup", "Support", "TestSupport",
                "UpstreamFakes", "Upstreams",
            ]),
        tests(
            "Upstreams",
            [
                "Adapters", "AlmanacValues", "Entities", "ServiceContracts", "Documents", "CacheWriter", "Landings",
                "Support", "TestSupport", "UpstreamFakes",
            ]),
        tests("Fetching", ["Adapters", "Support", "Upstreams", "FaultServer", nioCore, nioPosix, nioSSL]),
        .testTarget(
            name: "AcceptanceTests", exclude: ["acceptance.md"], swiftSettings: testSettings),
        .testTarget(
            name: "TestSupportTests",
            dependencies: ["AlmanacValues", "Context", "Entities", "HTML", "ServiceContracts", "TestSupport", "VIPER"],
            swiftSettings: testSettings),
        .testTarget(
            name: "ProgramTests",
            dependencies: [
                "almanac", "Export", "FaultServer", "HTTPConnection", "HTTPMessages", "HTTPServer", "Site",
                "UpstreamFakes", "Upstreams", "Adapters", "Documents", "Markup", "AlmanacValues", "Entities", "Schools",
                "ServiceContracts", "Support", "TestSupport", arguments, httpTypes,
                logging, nioCore,
            ],
            swiftSettings: testSettings),
        tests("HTTPMessages", ["Support", httpTypes]),
        tests("Telemetry", ["Support"]),
        tests(
            "Export",
            [
                "AlmanacValues", "Entities", "Places", "ServiceContracts", "Site", "Support", "TestSupport", logging,
                nioCore,
            ]),
        tests(
            "HTTPConnection",
            ["HTTPMessages", "ServerSupport", "Support", httpTypes, nioCore, nioEmbedded, nioHTTP1]),
        tests(
            "HTTPServer",
            [
                "HTTPConnection", "HTTPMessages", "ServerSupport", "Support", "TestSupport", httpTypes, logging,
                nioCore, nioEmbedded, nioHTTP1, nioPosix,
            ]),
        tests(
            "Site",
            [
                "AlmanacValues", "Assistants", "Documents", "Entities", "ServiceContracts", "CBrotliDecoder", "CZlib",
                "HTML", "Markup", "HTTPConnection", "HTTPMessages", "HTTPServer", "Layout", "Places", "ServerSupport",
                "Support",
                "VIPER", "VIPERTesting", "SnapshotSupport", "TestSupport", httpTypes, logging, nioCore, nioHTTP1,
                nioEmbedded,
            ]),
    ]
        + modules.map(module)
        + modules.map {
            tests(
                $0,
                [
                    "AlmanacValues", "Entities", "ServiceContracts", "HTML", "Places", "Layout", "Markup", "VIPER",
                    "VIPERTesting", "SnapshotSupport", "TestSupport",
                ] + (["Holidays", "Interfaces", "Search", "World"].contains($0) ? ["Documents"] : [])
                    + ($0 == "Developers" ? ["Formats", "Site", "Support"] : []))
        }
)
