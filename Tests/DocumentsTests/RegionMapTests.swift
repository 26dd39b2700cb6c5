import TestSupport
import Testing

@testable import Documents

@Suite("Maps of countries with their regions")
struct RegionMapTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    @Test(
        "Each shape of a map is within its bounds, and its regions are those of the calendar",
        arguments: [
            "AR", "AT", "AU", "BA", "BR", "CA", "CH", "DE", "ES", "FR", "GB", "IN", "IT", "MY", "NZ", "PT", "US",
        ])
    func shapes(code: String) async throws {
        let country = Sample.code(code)
        let map = try #require(try await Self.library.map(of: country))
        #expect(max(map.width, map.height) > 500 && map.width <= 640 && map.height <= 850)
        let calendar = try #require(
            try await Self.library.calendar(of: country, covering: CalendarScope(year: 2026))?.value)
        let regions = Set(calendar.regions.map(\.code))
        for shape in map.shapes {
            #expect(regions.isSuperset(of: shape.regions), "\(shape.regions)")
            switch shape.form {
            case .land(let path): #expect(path.hasPrefix("M") && path.hasSuffix("z"))
            case .spot(let x, let y):
                #expect(0...map.width ~= x && 0...map.height ~= y, "\(shape.regions)")
            }
        }
        #expect(try await Self.library.map(of: country) == map)
    }

    @Test("A country without regional days has no map")
    func none() async throws {
        #expect(try await Self.library.map(of: Sample.code("JP")) == nil)
    }

    @Test(
        "A map that does not fit the schema, or of another country, is rejected",
        arguments: [
            "<map country='DE' width='9' height='9'><land regions='BY' path='javascript:1z'/></map>",
            "<map country='DE' width='9' height='9'><land regions='' path='M1 1z'/></map>",
            "<map country='DE' width='9' height='9'><spot regions='BY' x='-1' y='1'/></map>",
            "<map country='DE' width='9'><spot regions='BY' x='1' y='1'/></map>",
            "<map country='FR' width='9' height='9'><spot regions='BY' x='1' y='1'/></map>",
            "<map country='DE' width='9' height='9'><inset x='1' y='1' width='1'/></map>",
            "<map country='DE' width='9' height='9'/>",
        ])
    func rejected(text: String) {
        let label = DocumentLabel(name: "maps/DE.xml", source: "test")
        let bytes = Array(text.replacing("<map", with: "<map xmlns='urn:almanac:map'").utf8)
        #expect(throws: DocumentFailure.self) {
            _ = try RegionMapDocument(label.xml(bytes, DocumentSchemas.maps), of: Sample.code("DE"), label: label)
        }
    }
}
