import FaultServer
import Foundation
import Testing

/// The program in front of a server that answers as Enrico does, with what was recorded of a real one.
@Suite("Holidays from Enrico", .serialized)
struct EnricoTests {
    private static func serving(
        _ body: (URL, FaultServer) async throws -> Void
    ) async throws {
        let server = try await FaultServer.start { answer(to: $0) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
        try await Program.serving([
            "--holidays-source", "enrico+\(server.url(""))", "--upstream-budget", "20s", "--cache-directory",
            folder.path, "--today", "2022-06-01",
        ]) { address, _ in try await body(address, server) }
        await server.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The recorded answers, and Enrico's own words for what it does not have.
    private static func answer(to request: ReceivedRequest) -> Reply {
        let question = String(decoding: request.body, as: UTF8.self)
        guard request.method == "POST", request.path == "/ws/v2.0/index.php" else { return .status(404) }
        if question.contains("getSupportedCountries") { return sample("enrico_countries.xml") }
        guard question.contains("<country>gbr</country>"), question.contains("<year>2022</year>") else {
            return inBandError("Country 'xxx' is not supported")
        }
        return sample("enrico_gbr_eng_2022.xml")
    }

    private static func sample(_ name: String) -> Reply {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../DocumentsTests/Samples/\(name)")
        return (try? Data(contentsOf: file)).map { .document([UInt8]($0)) } ?? .status(500)
    }

    private static func inBandError(_ text: String) -> Reply {
        .document(
            """
            <?xml version="1.0" encoding="UTF-8"?><SOAP-ENV:Envelope \
            xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body>\
            <ns1:getHolidaysForYearResponse xmlns:ns1="http://www.kayaposoft.com/enrico/ws/v2.0/">\
            <holidays><error>\(text)</error></holidays></ns1:getHolidaysForYearResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
            """)
    }

    @Test("England's year shows the substitutes on 3 January and 27 December, and a holiday its page")
    func substitutes() async throws {
        try await Self.serving { address, server in
            let list = try await Visit.get("/holidays/GB/2022?region=ENG", of: address)
            #expect(list.status == 200)
            #expect(list.body.contains("Early May bank holiday") && list.body.contains("State Funeral"))
            #expect(list.body.contains("3 January") && list.body.contains("27 December"), "\(list.body)")
            // One question for the countries, one for the kingdom, one for England.
            #expect(server.count(of: "/ws/v2.0/index.php") == 3)
            let again = try await Visit.get("/holidays/GB/2022?region=ENG", of: address)
            #expect(again.status == 200 && server.count(of: "/ws/v2.0/index.php") == 3)
            let day = try await Visit.get("/holidays/GB/2022/12-25-christmas-day", of: address)
            #expect(day.status == 200 && day.body.contains("27 December"))
        }
    }

    @Test("What Enrico does not have is no data, and not a failure")
    func unsupported() async throws {
        try await Self.serving { address, _ in
            let country = try await Visit.get("/holidays/KI/2022", of: address)
            #expect(country.status == 404, "\(country.status)")
            let year = try await Visit.get("/holidays/GB/1900", of: address)
            #expect(year.status == 404 && year.body.contains("No data"), "\(year.status)")
        }
    }
}
