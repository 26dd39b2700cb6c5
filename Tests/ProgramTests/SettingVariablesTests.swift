import Foundation
import Testing

@testable import almanac

@Suite("Environment variables that set something")
struct SettingVariablesTests {
    private static func warnings(_ names: String...) -> [String] {
        SettingVariables.warnings(about: Dictionary(uniqueKeysWithValues: names.map { ($0, "canary") }))
    }

    @Test("Every setting has its variable, and none of these is warned of; nor are variables of other programs")
    func known() {
        let names = SettingTable.all.map { SettingVariables.variable(of: $0.name) }
        #expect(names.contains("ALMANAC_FRESH_FOR") && names.contains("ALMANAC_HOLIDAYAPI_KEY"))
        let environment = Dictionary(uniqueKeysWithValues: (names + ["ALMANAC_CONFIG"]).map { ($0, "x") })
        #expect(SettingVariables.warnings(about: environment).isEmpty)
        #expect(Self.warnings("PATH", "ALMANAC", "ALMANACK_PORT", "MY_ALMANAC_PORT", "almanac_port", "").isEmpty)
    }

    @Test(
        "An unknown variable is named, with the one that was probably meant, and without its value",
        arguments: [
            ("ALMANAC_FRESHFOR", "ALMANAC_FRESHFOR (did you mean ALMANAC_FRESH_FOR?)"),
            ("ALMANAC_PUBLIC_ADRESS", "ALMANAC_PUBLIC_ADRESS (did you mean ALMANAC_PUBLIC_ADDRESS?)"),
            ("ALMANAC_CONFG", "ALMANAC_CONFG (did you mean ALMANAC_CONFIG?)"),
            ("ALMANAC_HOLIDAYAPI_KEYS", "ALMANAC_HOLIDAYAPI_KEYS (did you mean ALMANAC_HOLIDAYAPI_KEY?)"),
            ("ALMANAC_elephants_and_mice", "ALMANAC_elephants_and_mice (almanac serve --help lists the settings)"),
            ("ALMANAC_X\n\u{301}Y", "ALMANAC_X??Y (almanac serve --help lists the settings)"),
        ])
    func unknown(name: String, text: String) {
        #expect(Self.warnings(name) == ["unknown environment variable \(text)"])
    }

    @Test("Several are sorted, and long names are cut")
    func several() {
        let long = "ALMANAC_" + String(repeating: "A", count: 100_000)
        let warnings = Self.warnings("ALMANAC_VISIT", "ALMANAC_PROT", long)
        #expect(warnings.count == 3 && warnings[0].count < 200 && warnings[0].contains("AAAA…"))
        #expect(warnings[1].contains("ALMANAC_PORT?") && warnings[2].contains("ALMANAC_VISITS?"))
    }

    @Test("The program warns, and starts nevertheless; `check` has a row for it")
    func program() async throws {
        let environment = ["ALMANAC_FRESHFOR": "canary"]
        let page = try await Program.run(["render", "/greeting"], environment: environment)
        #expect(page.status == 0 && !page.errors.contains("canary"))
        let words = "unknown environment variable ALMANAC_FRESHFOR (did you mean ALMANAC_FRESH_FOR?)"
        #expect(page.errors == "almanac: warning: \(words)\n")
        let check = try await Program.run(["check"], environment: environment)
        #expect(check.status == 0 && check.output.contains(words) && check.output.contains("warn"))
        #expect(check.output.contains("Correct or unset") && !check.output.contains("canary"))
        // A server says so in its log, also if it then does not start.
        let server = try await Program.run(["--port", "x"], environment: environment)
        #expect(server.status == 1 && server.errors.contains(words) && !server.errors.contains("canary"))
    }
}
