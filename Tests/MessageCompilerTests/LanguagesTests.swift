import Testing

@testable import MessageCompiler

@Suite("Compiling the facts of languages")
struct LanguagesTests {
    @Test("A pattern of a date becomes its fields; a name with a 2 is of the last day")
    func patterns() throws {
        let source = try LanguagesWriter.source(of: [language("de", full: "{weekday}, {day}. {month2}x")])
        #expect(
            source.contains(
                "DatePattern(.weekday, .literal(\", \"), .day, .literal(\". \"), .lastMonth, .literal(\"x\"))"))
    }

    @Test("English is the first language, the others follow by their codes")
    func order() throws {
        let source = try LanguagesWriter.source(of: [english, language("de")])
        #expect(source.contains("code: \"en\", tag: \"en\""))
    }

    @Test(
        "A plural rule becomes a condition",
        arguments: [
            ("n in 1", "number.isOne(of: 1...1)"), ("i in 0,1", "number.hasWhole(0...0, 1...1)"),
            ("i in 1 and v in 0", "number.hasWhole(1...1) && !number.hasHalf"),
            ("i in 0 and v not in 0", "number.hasWhole(0...0) && number.hasHalf"),
            (
                "i mod 10 in 2..4 and i mod 100 not in 12..14 or n in 7",
                "number.hasWhole(2...4, modulo: 10) && !number.hasWhole(12...14, modulo: 100) || number.isOne(of: 7...7)"
            ),
        ])
    func plurals(rule: String, condition: String) throws {
        let code = try PluralRule.code(["few": rule])
        #expect(code.contains("if \(condition) { return .few }") && code.contains("return .other"))
    }

    @Test("A rule that is not in this form is refused", arguments: ["", "n = 1", "t in 1", "n in x", "n in 1 2"])
    func badRules(rule: String) {
        #expect(throws: PluralRule.Failure.self) { try PluralRule.code(["one": rule]) }
    }
}
