import Testing

@testable import HTTPMessages

@Suite("Cookies of a request")
struct CookieHeaderTests {
    @Test(
        "A cookie is found by its whole name, and of several with that name the first is",
        arguments: [
            ("a=1", "1"), ("a=1; a=2", "1"), ("b=1;a=2", "2"), (" a=1 ", "1"), ("; ;\ta=1;", "1"), ("a=b=c", "b=c"),
            ("ba=1; ab=2; A=3; b=a=4", nil), ("a", nil), ("a =1", nil), ("", nil),
        ] as [(String, String?)])
    func values(header: String, value: String?) {
        #expect(CookieHeader.value("a", in: HeaderValue(header))?.description == value)
    }

    @Test("The first 256 cookies are read", arguments: [(255, true), (256, false)])
    func most(others: Int, isRead: Bool) {
        let header = HeaderValue(String(repeating: "b=1;", count: others) + "a=2")
        #expect((CookieHeader.value("a", in: header) != nil) == isRead)
    }
}
