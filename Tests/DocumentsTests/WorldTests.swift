import Foundation
import Landings
import Synchronization
import TestSupport
import Testing

@testable import Documents

@Suite("All calendars, continents and the outline")
struct WorldTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    /// The embedded documents, but for those that a test takes away, counted as they are read.
    private final class Source: DocumentSource {
        let name = "test"
        private let absent: Set<String>
        private let damaged: Set<String>
        private let counts = Mutex<[String: Int]>([:])

        init(absent: Set<String> = [], damaged: Set<String> = []) {
            self.absent = absent
            self.damaged = damaged
        }

        var most: Int { counts.withLock { $0.values.max() ?? 0 } }
        var total: Int { counts.withLock { $0.values.reduce(0, +) } }

        func bytes(of name: String) throws(DocumentFailure) -> [UInt8]? {
            counts.withLock { $0[name, default: 0] += 1 }
            if absent.contains(name) { return nil }
            return damaged.contains(name) ? Array("<holidays/>".utf8) : EmbeddedDocuments().bytes(of: name)
        }
    }

    @Test("W1 Each country has the continent of the United Nations, as ICU knows it")
    func continents() async throws {
        let areas: [String: Continent] = [
            "002": .africa, "142": .asia, "150": .europe, "009": .oceania, "005": .southAmerica, "003": .northAmerica,
            "019": .northAmerica,
        ]
        for country in try await Self.library.countries().value {
            let region = Locale.Region(country.code.description)
            let continent = try #require(country.continent, "\(country.code)")
            if country.code.description == "AQ" {
                #expect(continent == .antarctica)
            } else if continent == .southAmerica {
                #expect(["019", "005"].contains(region.continent?.identifier), "\(country.code)")
                #expect(region.containingRegion?.identifier == "005", "\(country.code)")
            } else {
                #expect(region.continent.flatMap { areas[$0.identifier] } == continent, "\(country.code)")
            }
        }
    }

    @Test("W1 All calendars come in the order of the countries, each read once, however many ask")
    func together() async throws {
        let source = Source()
        let library = DocumentLibrary(source)
        let lists = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask { ((try? await library.countryCalendars()) ?? []).map(\.country.name) }
            }
            return await group.reduce(into: [[String]]()) { $0.append($1) }
        }
        let names = try await library.countries().value.map(\.name)
        #expect(lists.allSatisfy { $0 == names } && source.most == 1)
        let read = source.total
        let again = try await library.countryCalendars()
        #expect(again.allSatisfy { $0.calendar?.country == $0.country.code } && source.total == read)
    }

    @Test("W1 Visits share the reading that is under way; when the last of them has left, the next starts another")
    func shared() async throws {
        let (gate, cancelled) = (Landing<Void>(), Landing<Void>())
        var reading = WorldReading()
        var first: WorldReading.Work? = reading.joined {
            await withTaskCancellationHandler {
                await gate.value()
            } onCancel: {
                cancelled.settle(())
            }
            return []
        }
        var second: WorldReading.Work? = reading.joined { nil }
        #expect(first != nil && first === second)
        first = nil
        #expect(second?.task.isCancelled == false)
        second = nil
        await cancelled.value()
        let third = reading.joined { nil }
        let read = await third.landing.value()
        #expect(read == nil)
        gate.settle(())
        #expect(first == nil && second == nil)
    }

    @Test("W1 A calendar that is missing or damaged is left out, and the others are told")
    func damaged() async throws {
        let source = Source(absent: ["holidays/AD.xml"], damaged: ["holidays/DE.xml"])
        let calendars = try await DocumentLibrary(source).countryCalendars()
        let unusable = calendars.filter { $0.calendar == nil }.map(\.country.code.description).sorted()
        #expect(unusable == ["AD", "DE"] && calendars.count == 250)
    }

    @Test("H4 Without countries, or without any calendar, there is a failure")
    func failures() async throws {
        let noCountries = DocumentLibrary(Source(absent: ["countries.xml"]))
        await #expect(throws: ServiceFailure.self) { try await noCountries.countryCalendars() }
        let countries = try await Self.library.countries().value
        let none = DocumentLibrary(Source(absent: Set(countries.map { "holidays/\($0.code).xml" })))
        await #expect(throws: ServiceFailure.invalid) { try await none.countryCalendars() }
    }

    @Test("W1 The outline is within its bounds, and each shape is a path or a spot")
    func outline() async throws {
        let outline = try await Self.library.outline()
        #expect(outline.width == 1000 && 400...450 ~= outline.height)
        var lands = 0
        for shape in outline.shapes {
            switch shape.form {
            case .land(let path):
                lands += 1
                #expect(path.hasPrefix("M") && path.hasSuffix("z"), "\(shape.country)")
            case .spot(let x, let y):
                #expect(0...1000 ~= x && 0...outline.height ~= y, "\(shape.country)")
            }
        }
        #expect(lands > 170 && outline.shapes.count > 240)
    }

    @Test(
        "W1 An outline that does not fit the schema is rejected",
        arguments: [
            "<outline width='9' height='9'><land country='DE' path='javascript:1z'/></outline>",
            "<outline width='9' height='9'><spot country='DE' x='-1' y='1'/></outline>",
            "<outline width='9'><spot country='DE' x='1' y='1'/></outline>",
            "<outline width='9' height='9'><spot country='DE' x='1' y='1'/><spot country='DE' x='2' y='1'/></outline>",
        ])
    func hostileOutline(text: String) throws {
        let label = DocumentLabel(name: "outline.xml", source: "test")
        let bytes = Array(text.replacing("<outline", with: "<outline xmlns='urn:almanac:outline'").utf8)
        #expect(throws: DocumentFailure.self) {
            _ = try OutlineDocument(label.xml(bytes, DocumentSchemas.outline), label: label)
        }
    }
}
