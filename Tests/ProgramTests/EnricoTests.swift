import FaultServer
import Foundation
import Testing
import UpstreamFakes

/// Tests the program with a server that accepts what Enrico's WSDL declares, and replies with recordings of a real one.
@Suite("Holidays from Enrico", .serialized)
struct EnricoTests {
    private static let path = "/ws/v2.0/index.php"

    private static func serving(_ body: (URL, FaultServer) async throws -> Void) async throws {
        let server = try await FaultServer.serving(FakeEnrico())
        let cache = CacheDirectory()
        try await Program.serving([
            "--holidays-source", "enrico+\(server.url(""))", "--upstream-budget", "20s", "--cache-directory",
            cache.path, "--today", "2022-06-01",
        ]) { address, _ in try await body(address, server) }
        await server.stop()
        cache.remove()
    }

    @Test("England's year shows the substitute days on 3 January and 27 December, and a holiday's page shows its own")
    func substitutes() async throws {
        try await Self.serving { address, server in
            let list = try await Visit.get("/holidays/GB/2022?region=ENG", of: address)
            #expect(list.status == 200)
            #expect(list.body.contains("Early May bank holiday") && list.body.contains("State Funeral"))
            #expect(list.body.contains("3 January") && list.body.contains("27 December"), "\(list.body)")
            // One request for the countries, one for the kingdom, one for England.
            #expect(server.count(of: Self.path) == 3)
            let again = try await Visit.get("/holidays/GB/2022?region=ENG", of: address)
            #expect(again.status == 200 && server.count(of: Self.path) == 3)
            let day = try await Visit.get("/holidays/GB/2022/12-25-christmas-day", of: address)
            #expect(day.status == 200 && day.body.contains("27 December"))
        }
    }

    @Test("A list fetches every region: it says how many holidays only some of them keep, and one link shows them")
    func everyRegion() async throws {
        try await Self.serving { address, server in
            let nationwide = try await Visit.get("/holidays/GB/2022", of: address)
            #expect(nationwide.status == 200 && !nationwide.body.contains("Battle of the Boyne"))
            #expect(nationwide.body.contains("Show 12 more that only some regions keep"), "\(nationwide.body)")
            let list = try await Visit.get("/holidays/GB/2022?region=all", of: address)
            #expect(list.status == 200)
            #expect(list.body.contains(", 12 of them in some regions only"), "\(list.body)")
            #expect(list.body.contains("Northern Ireland") && list.body.contains("Battle of the Boyne"))
            // One request for the countries, one for the kingdom, one for each of its four parts.
            #expect(server.count(of: Self.path) == 6)
        }
    }

    @Test("A country or year that Enrico does not have is “no data”, not a failure; an unknown country is an error")
    func unsupported() async throws {
        try await Self.serving { address, _ in
            let country = try await Visit.get("/holidays/KI/2022", of: address)
            #expect(country.status == 404 && country.body.contains("No data for Kiribati"), "\(country.body)")
            #expect(country.body.contains("href=\"/countries\""))
            let unknown = try await Visit.get("/holidays/QQ/2022", of: address)
            #expect(unknown.status == 404 && unknown.body.contains("No country has the code “QQ”"))
            let year = try await Visit.get("/holidays/GB/1900", of: address)
            #expect(year.status == 404 && year.body.contains("No data for 1900"), "\(year.status)")
            #expect(year.body.contains("from 2011 to 2032"), "\(year.body)")
        }
    }

    @Test("The picker offers Enrico's 60 countries, and says so if another one is chosen")
    func picker() async throws {
        try await Self.serving { address, _ in
            let picker = try await Visit.get("/countries", of: address)
            #expect(picker.body.contains("60 countries") && !picker.body.contains("Kiribati"))
            let chosen = try await Visit.get("/countries/KI?for=holidays", of: address)
            #expect(chosen.status == 404 && chosen.body.contains("No data for Kiribati"), "\(chosen.body)")
            #expect(chosen.body.contains("60 countries"))
        }
    }
}
