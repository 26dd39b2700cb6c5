import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `HolidayListPresenter` answers people: both ask the same Interactor.
struct HolidayRecordPresenter<I: HolidayListInteracting, R: Router<HolidayListNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = HolidaysWords()

    func answer(_ year: HolidayYear) async throws(YearFailure) -> RecordStep<HolidayRecord> {
        let named = try await interactor.namedListing(year)
        guard named.listing.isKnown else { return .problem(.notFound, words.noData(named.listing)) }
        return .show(.record(record(named, year)))
    }

    func problem(_ failure: YearFailure, on year: HolidayYear) -> RecordStep<HolidayRecord> {
        .problem(failure.status, words.notice(failure, in: year.country).title)
    }

    private func record(_ named: NamedListing, _ year: HolidayYear) -> HolidayRecord {
        let listing = named.listing
        return HolidayRecord(
            selection: year, countryName: listing.place.localizedCountry,
            knownYears: listing.knownYears,
            regions: listing.regions,
            holidays: zip(listing.rows, named.keys).map { row, key in
                .init(row, key: key, page: router.link(to: .day(ListedHoliday(row.id))))
            },
            known: listing.knowledge.map { known in
                listing.rows.contains { $0.isOfAny(known.types) } ? known : known.ofEmptyList
            },
            revised: listing.revised, supplyAge: listing.age, page: router.link(to: .year(year)))
    }
}

extension HolidayRecord.Holiday {
    /// The facts of a row of a list.
    init(_ row: Listing.Row, key: String, page: Link) {
        var (regions, exceptions, isLocal) = ([RegionCode](), [RegionCode](), false)
        switch row.keepers {
        case nil: break
        case .regions(let keepers, _): regions = keepers.codes
        case .allBut(let others): exceptions = others.codes
        case .parts(let keepers, _): (regions, isLocal) = (keepers.codes, true)
        }
        let partsOf: [RegionCode]? = if case .parts(let others, _) = row.parts { others.codes } else { nil }
        self.init(
            key: key, id: row.id.id, date: row.first, last: row.last, isObserved: row.isSubstitute,
            observedOn: row.observedOn, observedFor: row.observedFor, exchangedFor: row.exchangedFor,
            names: row.localName.map { [row.name, $0] } ?? [row.name], types: row.types,
            regionalTypes: row.regionalTypes, regions: regions, exceptions: exceptions, isLocal: isLocal,
            isEstimated: row.isEstimated,
            begins: row.begins, beginnings: row.beginnings, partsOf: partsOf, source: row.source?.notice, page: page)
    }
}

extension Listing.Row {
    /// Whether it is of one of these types, somewhere.
    fileprivate func isOfAny(_ types: [HolidayType]) -> Bool {
        self.types.contains(where: types.contains) || regionalTypes.contains { types.contains($0.type) }
    }
}
