import Testing

@testable import HTTPMessages

@Suite("Accept-Language")
struct AcceptedLanguagesTests {
    private let codes = ["en", "de", "he", "zh"]

    @Test(
        "The most preferred language that the site speaks is found, of equal ones the first",
        arguments: [
            ("de", "de"), ("de-AT", "de"), ("DE-at", "de"), ("fr, de;q=0.5, en;q=0.7", "en"), ("de, en", "de"),
            ("en, de", "en"), ("fr;q=1.0, zh-Hant-TW;q=0.9", "zh"), ("iw", "he"), ("en;q=0.2,de;q=0.3", "de"),
            (" , ,de ; q=0.5", "de"), ("de;q=0, de-AT, en;q=0.1", "de"), ("de;q=0.001", "de"),
        ])
    func found(value: String, code: String) {
        #expect(AcceptedLanguages(HeaderValue(value)).first(of: codes).map { codes[$0] } == code)
    }

    @Test(
        "No language is found for a client that names none of them",
        arguments: [nil, "", "*", "fr", "de;q=0", "deu", "d", "de;q=nonsense", "é", ";", "x-de"] as [String?])
    func none(value: String?) {
        #expect(AcceptedLanguages(value.map { HeaderValue($0) }).first(of: codes) == nil)
    }

    @Test("A value of any length is read to its 32nd member")
    func long() {
        let others = String(repeating: "fr,", count: 31)
        #expect(AcceptedLanguages(HeaderValue(others + "de")).first(of: codes) == 1)
        #expect(AcceptedLanguages(HeaderValue(others + "fr,de")).first(of: codes) == nil)
        #expect(AcceptedLanguages(HeaderValue(String(repeating: "d", count: 10_000))).first(of: codes) == nil)
    }
}
