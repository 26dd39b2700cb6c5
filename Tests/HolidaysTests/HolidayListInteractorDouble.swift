import Almanac
import TestSupport

@testable import Holidays

/// An Interactor that answers with one listing or one failure.
struct HolidayListInteractorDouble: HolidayListInteracting {
    var year: Result<Int, HolidayListFailure> = .success(2026)
    var listing: Result<Listing, HolidayListFailure>

    func currentYear(in country: CountryCode) async throws(HolidayListFailure) -> Int { try year.get() }
    func listing(_ year: HolidayYear) async throws(HolidayListFailure) -> Listing { try listing.get() }
}

extension Listing {
    /// Returns a listing of Germany on 21 September 2026.
    static func sample(
        year: Int = 2026, days: [Day], regions: [Region] = [], next: Day? = nil, age: Duration? = nil
    ) -> Listing {
        var counts: [HolidayType: Int] = [:]
        for type in days.flatMap(\.types) { counts[type, default: 0] += 1 }
        return Listing(
            country: Sample.code("DE"), countryName: "Germany", year: year, knownYears: 2020...2035, days: days,
            typeCounts: counts, total: days.count, regions: regions, today: Sample.day("2026-09-21"), next: next,
            age: age)
    }
}

extension Listing.Regions {
    /// Regions with these names, whose codes are R0, R1 …
    init(_ all: [String], isCut: Bool = true) {
        self.init(
            codes: all.indices.map { Sample.region("R\($0)") },
            names: isCut && all.count > Self.most ? [] : all)
    }
}

extension Listing.Day {
    static func sample(
        _ date: String = "2026-10-03", _ name: String = "German Unity Day", local: LocalizedText? = nil,
        types: [HolidayType] = [.publicHoliday], regions: [String] = [], exceptions: [String] = [],
        observed: String? = nil, isEstimated: Bool = false, listedOn: String? = nil, last: String? = nil
    ) -> Listing.Day {
        let day = Sample.day(date)
        let first = listedOn.map(Sample.day) ?? day
        return Listing.Day(
            id: HolidayReference(Sample.code("DE"), day.year, HolidayID(date: day, slug: Slug(name))), date: day,
            observed: observed.map(Sample.day), name: LocalizedText(name, language: "en"), localName: local,
            types: types, regions: Listing.Regions(regions),
            exceptions: Listing.Regions(exceptions, isCut: false), isEstimated: isEstimated,
            listedOn: first, last: last.map(Sample.day) ?? first)
    }
}
