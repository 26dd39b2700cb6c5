import Support
import Testing

@testable import HTTPMessages

@Suite("Accept")
struct AcceptedTypesTests {
    @Test(
        "A client that wants JSON, or rather JSON than a page, reads problems as JSON",
        arguments: [
            "application/json", "application/problem+json", "APPLICATION/JSON", " application/json ;charset=utf-8",
            "application/json, text/plain, */*", "text/html;q=0.9, application/json", "application/*",
            "*/*, text/html;q=0.5",
            "application/json;q=0.2, text/html;q=0.1", "text/html;q=0, */*;q=0.1", "application/json; q=0.5, */*;q=0.1",
            "application/xml, application/json;q=0.9", ",, ,application/json",
            "text/html;q=nonsense, application/json;q=0.1",
        ])
    func programs(value: String) {
        #expect(AcceptedTypes(HeaderValue(value)).prefersJSON)
    }

    @Test(
        "Browsers, clients that take anything, and those that do not say read a page",
        arguments: [
            nil, "", "*/*", "text/html", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
            "text/html, application/json", "application/xhtml+xml, application/json", "application/json;q=0",
            "application/json;q=0.5, text/html", "text/*, application/json;q=0.9", "image/avif,image/webp,*/*;q=0.8",
            "application/jsonx", "json", "application/json;q=2", "*/*;q=0.1, application/json;q=0.1, text/html;q=0.2",
            "text/calendar", "application/xml",
        ] as [String?])
    func people(value: String?) {
        #expect(!AcceptedTypes(value.map { HeaderValue($0) }).prefersJSON)
    }

    @Test("A value of any length is read to its 64th member")
    func long() {
        let others = String(repeating: "text/plain,", count: 63)
        #expect(AcceptedTypes(HeaderValue(others + "application/json")).prefersJSON)
        #expect(!AcceptedTypes(HeaderValue(others + "a/b,application/json")).prefersJSON)
    }
}
