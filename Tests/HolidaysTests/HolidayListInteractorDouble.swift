import TestSupport

@testable import Holidays

/// An Interactor that answers with one listing or one failure.
struct HolidayListInteractorDouble: HolidayListInteracting {
    var year: Result<Int, YearFailure> = .success(2026)
    var listing: Result<Listing, YearFailure>
    var place: HolidayYear?

    func currentYear(in country: CountryCode) async throws(YearFailure) -> Int { try year.get() }
    func listing(_ year: HolidayYear) async throws(YearFailure) -> Listing { try listing.get() }
    func namedListing(_ year: HolidayYear) async throws(YearFailure) -> NamedListing { .sample(try listing.get()) }
    func home() async -> HomeListing? { place.map { HomeListing(year: $0, listing: listing) } }
}

extension Listing {
    /// Returns a listing of Germany on 21 September 2026.
    static func sample(
        year: Int = 2026, rows: [Row], regions: [NamedRegion] = [], next: Row? = nil, age: SupplyAge? = nil
    ) -> Listing {
        Listing(
            country: Sample.code("DE"), place: PlaceName(country: "Germany"), year: year, knownYears: 2020...2035,
            rows: rows,
            types: Array(Set(rows.flatMap(\.types))).sorted(), regions: regions,
            today: Today(date: Sample.day("2026-09-21"), status: .workingDay), next: next, age: age)
    }
}

extension NamedListing {
    /// Names the rows of a listing as holidays of the whole country.
    static func sample(_ listing: Listing) -> NamedListing {
        NamedListing(
            listing: listing,
            keys: listing.rows.map { row in
                "DE-\(row.id.year)-\(Slug(row.name.text))\(row.observedFor == nil ? "" : "-observed")"
            })
    }
}

extension Keepers.Names {
    /// Names regions after their codes: R1 is "Region 1".
    static func sample(_ count: Int) -> Self {
        let codes = (1...max(1, count)).prefix(count).map { Sample.region("R\($0)") }
        return Self(
            codes: codes,
            names: count > most ? [] : (1...max(1, count)).prefix(count).map { ForeignText("Region \($0)") })
    }

    static func named(_ names: [String]) -> Self {
        Self(codes: names.indices.map { Sample.region("R\($0)") }, names: names.map { ForeignText($0) })
    }
}

extension Listing.Row {
    static func sample(
        _ date: String = "2026-10-03", _ name: String = "German Unity Day", until last: String? = nil,
        local: LocalizedText? = nil, types: [HolidayType] = [.publicHoliday],
        regionalTypes: [RegionalHolidayType] = [], keepers: Keepers? = nil,
        otherNames: [Listing.OtherName] = [], observedOn: String? = nil, observedFor: String? = nil,
        exchangedFor: String? = nil, isEstimated: Bool = false
    ) -> Listing.Row {
        let day = Sample.day(date)
        let own = observedFor.map(Sample.day) ?? day
        return Listing.Row(
            id: HolidayReference(Sample.code("DE"), own.year, HolidayID(date: own, slug: Slug(name))),
            first: day, last: last.map(Sample.day) ?? day, name: LocalizedText(name, language: "en"), localName: local,
            types: types, regionalTypes: regionalTypes, keepers: keepers, otherNames: otherNames,
            observedFor: observedFor.map(Sample.day),
            observedOn: observedOn.map(Sample.day), exchangedFor: exchangedFor.map(Sample.day),
            isEstimated: isEstimated)
    }
}

extension RegionalHolidayType {
    /// A public holiday of three of 13 regions.
    static func sample(
        _ type: HolidayType = .publicHoliday, _ place: Place = .some(3, of: 13),
        regions: [String] = ["AB", "BC", "ON"],
        isLocal: Bool = false
    ) -> Self {
        Self(
            type: type, country: Sample.code("DE"), regions: regions.map(Sample.region), isLocal: isLocal, place: place)
    }
}

extension RegionalBeginning {
    static func sample(_ hour: Int, _ region: String, _ name: String) -> Self {
        Self(
            time: TimeOfDay(minutes: 60 * hour), country: Sample.code("DE"), regions: [Sample.region(region)],
            names: [ForeignText(name)])
    }
}
