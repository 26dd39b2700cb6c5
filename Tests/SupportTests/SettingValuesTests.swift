import Support
import Testing

@Suite("Values of settings")
struct SettingValuesTests {
    @Test("A duration is a number and a unit")
    func times() throws {
        #expect(try Duration(setting: "90s") == .seconds(90))
        #expect(try Duration(setting: "15m") == .seconds(900))
        #expect(try Duration(setting: "6h") == .seconds(21_600))
        #expect(try Duration(setting: "7d") == .seconds(604_800))
        for text in ["", "s", "6", "-6h", "+6h", "1.5h", "6 h", "6w", "99999999999999999999d", "3651d"] {
            #expect(throws: SettingProblem.self) { try Duration(setting: text) }
        }
    }

    @Test(
        "A duration is at most ten years, in each unit",
        arguments: [
            ("3649d", true), ("3650d", true), ("3651d", false), ("87600h", true), ("87601h", false),
            ("5256000m", true), ("5256001m", false), ("315360000s", true), ("315360001s", false),
        ])
    func times(text: String, isTime: Bool) {
        #expect(((try? Duration(setting: text)) != nil) == isTime)
    }
}
