import Testing

@testable import Holidays

@Suite("Local names")
struct LocalNameTests {
    @Test(
        "H3 A line may end after each slash, and nothing of the name is lost",
        arguments: [
            ("", [""]), ("Ostern", ["Ostern"]), ("Himmelfahrts-/Pfingstferien", ["Himmelfahrts-/", "Pfingstferien"]),
            ("a/b/c", ["a/", "b/", "c"]), ("a//", ["a/", "/", ""]), ("/", ["/", ""]),
        ])
    func parts(text: String, parts: [String]) {
        let name = LocalName(text: text, language: "de")
        #expect([name.first] + name.others == parts && parts.joined() == text)
    }
}
