import Foundation
import Testing

@testable import ScreenWriter

@Suite("new-screen: arguments and targets")
struct ScreenRequestTests {
    private let package: TemporaryPackage

    init() throws {
        package = try TemporaryPackage()
    }

    private func lines(_ arguments: [String], _ layout: PackageLayout? = nil) -> [String]? {
        #expect(throws: ScreenError.self) { try ScreenRequest(arguments, in: layout ?? package.layout()) }?.lines
    }

    @Test("A module and a name")
    func request() throws {
        let request = try ScreenRequest(["Coast", "Compare"], in: package.layout())
        #expect(request.screen.type == "Compare" && request.tests.name == "CoastTests")
    }

    @Test("Other arguments print the usage", arguments: [[], ["Coast"], ["Coast", "A", "B"], ["--help", "x"]])
    func usage(arguments: [String]) {
        let error = #expect(throws: ScreenError.self) { try ScreenRequest(arguments, in: package.layout()) }
        #expect(ScreenRequest.usage.contains("--allow-writing-to-package-directory"))
        #expect(error?.status == 2 && error?.lines == [ScreenRequest.usage])
    }

    @Test("A module that does not exist: the error names those that do, and no tests")
    func module() {
        #expect(
            lines(["Cost", "Compare"])?.first?.contains("no target “Cost” for a screen; those with VIPER are Coast.")
                == true)
        #expect(lines(["CoastTests", "Compare"])?.first?.contains("no target “CoastTests”") == true)
        #expect(
            lines(["Cost", "A"], package.layout(imports: []))?.first?.contains("no target depends on VIPER") == true)
    }

    @Test("A module without tests, or without a product: the error has the line in Package.swift")
    func manifest() {
        #expect(
            lines(["Coast", "A"], package.layout(tests: false))?.first?.hasPrefix(
                "Package.swift:3: error: Coast has no tests; add") == true)
        #expect(
            lines(["Coast", "A"], package.layout(imports: [], testImports: ["Coast"])) == [
                "Package.swift:3: error: Coast needs .product(name: \"VIPER\", package: \"almanac\")",
                "Package.swift: error: CoastTests needs .product(name: \"VIPERTesting\", package: \"almanac\")",
            ])
    }

    @Test("The plugin's JSON is read; anything else is not")
    func json() throws {
        let text = String(decoding: try JSONEncoder().encode(package.layout()), as: UTF8.self)
        #expect(PackageLayout(json: text) == package.layout())
        #expect(PackageLayout(json: "{}") == nil && PackageLayout(json: "Coast") == nil)
    }
}
