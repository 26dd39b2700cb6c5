import Documents
import Foundation
import Support
import TestSupport
import Testing

/// Compares the program's days off with those of the library that the documents come from.
///
/// The generator asks the library for each country and region, and writes `Expected/days-off.txt`; its check fails if that
/// file is not what the library says. `Generator/almanac_data/daysoff.py` describes the lines.
@Suite("Days off: agreement with the library")
struct DaysOffAgreementTests {
    /// What the library says of a place.
    struct Expected {
        let place: Territory
        let off: Int
        let worked: Int
        let hash: String
    }

    private static let library = DocumentLibrary(EmbeddedDocuments())
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Expected/days-off.txt")

    private static func expected() throws -> [Expected] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: " ")
            try #require(fields.count == 6)
            let region = RegionCode(fields[1] == "-" ? "" : fields[1])
            try #require((region == nil) == (fields[1] == "-"))
            return Expected(
                place: Territory(try #require(CountryCode(fields[0])), region), off: try #require(Int(fields[2])),
                worked: try #require(Int(fields[3])), hash: String(fields[5]))
        }
    }

    @Test("Every day of every country and region is off if the library says so, corrections apart")
    func agreement() async throws {
        let expected = try Self.expected()
        #expect(expected.count > 850)
        let places = Dictionary(grouping: expected, by: \.place.country)
        #expect(places.count == 250)
        var days = 0
        for (country, places) in places {
            let calendar = try #require(
                try await Self.library.calendar(of: country, covering: CalendarScope(year: 2026))
            ).value
            #expect(Set(places.compactMap(\.place.region)) == Set(calendar.regions.map(\.code)), "\(country)")
            for place in places {
                let answers = DaysOff(calendar, in: place.place.region)
                let statuses = answers.statuses(from: answers.known.lowerBound, through: answers.known.upperBound)
                days += statuses.count
                let hash = StableHash.value(of: statuses.lazy.map { UInt8(ascii: $0.isOff ? "1" : "0") })
                #expect(
                    String(repeating: "0", count: 16 - String(hash, radix: 16).count) + String(hash, radix: 16)
                        == place.hash, "\(place.place)")
                #expect(statuses.count(where: \.isOff) == place.off, "\(place.place)")
                #expect(statuses.count { $0.isWeekend && !$0.isOff } == place.worked, "\(place.place)")
            }
        }
        #expect(days > 5_000_000)
    }
}
