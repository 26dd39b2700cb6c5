import Adapters
import Testing

@testable import Upstreams

@Suite("Times in the cache's files")
struct ShelvedTimesTests {
    private func file(renewed: Int64) throws -> ShelvedFile {
        let document = ShelvedDocument(bytes: [1], validators: Validators(), fetched: 0, renewed: renewed)
        let request = UpstreamRequest(url: "https://a.example", mediaTypes: [])
        return try ShelvedFile(ShelvedFile.bytes(of: document, for: request))
    }

    @Test("A time out of range is damage, even if the checksum is correct")
    func outOfRange() throws {
        for time in [Int64.min, -1, 253_402_300_800, .max] {
            #expect(throws: Damage.self) { try file(renewed: time) }
        }
        for time in [0, 1_800_000_000, 253_402_300_799] as [Int64] {
            #expect(try file(renewed: time).document.renewed == time)
        }
    }
}
