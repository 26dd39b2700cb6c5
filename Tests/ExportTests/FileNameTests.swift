import Places
import Testing

@testable import Export

@Suite("The names of exported files")
struct FileNameTests {
    @Test(
        "V3 An address has one file, which a web server finds with try_files",
        arguments: [
            ("/", "text/html; charset=utf-8", "index.html"),
            ("/holidays/DE/2026", "text/html; charset=utf-8", "holidays/DE/2026.html"),
            ("/holidays/DE/2026?region=BY", "text/html; charset=utf-8", "holidays/DE/2026/region=BY.html"),
            ("/holidays/DE/2026?type=half-day", "text/html; charset=utf-8", "holidays/DE/2026/type=half-day.html"),
            ("/holidays/DE.ics?region=BY", "text/calendar; charset=utf-8", "holidays/DE/region=BY.ics"),
            ("/holidays/DE.svg?type=bank", "image/svg+xml", "holidays/DE/type=bank.svg"),
            ("/holidays/DE/2026.ics", "text/calendar; charset=utf-8", "holidays/DE/2026.ics"),
            ("/people/marie-curie/portrait", "image/svg+xml; charset=utf-8", "people/marie-curie/portrait.svg"),
            ("/de/", "text/html; charset=utf-8", "de/index.html"),
            ("/de/holidays/DE/2026", "text/html; charset=utf-8", "de/holidays/DE/2026.html"),
            ("/de/holidays/DE/2026?region=BY", "text/html; charset=utf-8", "de/holidays/DE/2026/region=BY.html"),
            ("/records.xsd", "application/xml", "records.xsd"),
            ("/robots.txt", "text/plain; charset=utf-8", "robots.txt"),
            ("/documents/holidays/DE.xml", "application/xml", "documents/holidays/DE.xml"),
        ])
    func names(target: String, mediaType: String, name: String) throws {
        let address = try Address(target: target)
        #expect(try FileName.name(of: address, target: target, mediaType: mediaType) == name)
    }

    @Test(
        "A name that leads elsewhere, is hidden or is too long is refused",
        arguments: [
            "/documents/%2e%2e/x", "/documents/..%2fx", "/documents/a%5cb", "/documents/.hidden",
            "/holidays/DE/2026?type=bank&region=BY", "/holidays/DE/2026?q=x", "/holidays/DE/2026?region=..%2f..%2fx",
            "/?region=BY", "/holidays/DE/2026?region=", "/documents/" + String(repeating: "a", count: 241),
        ])
    func refused(target: String) throws {
        let address = try Address(target: target)
        #expect(throws: ExportFailure.unsafeName(target)) {
            try FileName.name(of: address, target: target, mediaType: "text/html")
        }
    }

    @Test("A name of exactly the longest length is accepted")
    func longest() throws {
        let name = String(repeating: "a", count: 240)
        #expect(
            try FileName.name(of: Address(segments: [name]), target: name, mediaType: "text/plain") == name + ".txt")
    }
}
