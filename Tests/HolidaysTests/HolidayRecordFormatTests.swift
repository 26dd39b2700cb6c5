import TestSupport
import Testing

@testable import Holidays

@Suite("Holiday record: addresses and formats")
struct HolidayRecordFormatTests {
    @Test("The page for people prints the record's address, which leads to the record", arguments: Format.ofYear)
    func alternate(format: Format) throws {
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank)))
        let link = HolidayListRouter().link(to: .record(year, format))
        #expect(try Place(Address(target: link.description)) == .record(.holidays(.year(year)), format))
    }

    @Test("The module is assembled for each format", arguments: Format.ofYear.filter { $0 != .ics })
    func modules(format: Format) async throws {
        let services = Services.german()
        let router = HolidaysRouter(Sample.context(services, visitor: VisitorDouble()))
        let page = try await router.run(.year(HolidayYear(Sample.code("DE"), 2026)), as: format).shown
        #expect(page.status == .ok && page.mediaType.hasPrefix(format.mediaType))
        #expect(page.text.contains("German Unity Day"))
    }
}
