import AlmanacValues
import Entities
import ServiceContracts

extension Listing {
    /// Lists a year of a calendar.
    init(
        _ country: Country, _ calendar: HolidayCalendar, _ selection: HolidayYear, today: CivilDate, age: SupplyAge?
    ) {
        let rows = HolidayListRows(calendar: calendar, selection: selection)
        self.init(country, rows, rows.shown, today: today, age: age)
    }

    fileprivate init(
        _ country: Country, _ rows: HolidayListRows, _ found: HolidayListRows.Shown, today: CivilDate, age: SupplyAge?
    ) {
        let (calendar, selection) = (rows.calendar, rows.selection)
        let region = selection.filter.region
        let (shown, regionalCount, showsRegional) = found
        self.init(
            country: country.code,
            place: PlaceName(
                region: region.map(calendar.name), country: ForeignText(country.name),
                countryLanguage: country.nameLanguage),
            year: selection.year, knownYears: calendar.years,
            rows: shown.indices.map { rows.row(shown[$0]) },
            types: calendar.types(in: selection.year, of: region), regionalCount: regionalCount,
            showsRegional: showsRegional,
            regions: calendar.namedRegions,
            today: Today(DaysOff(calendar, in: region), today), age: age)
        corrections = calendar.notes(in: selection)
        revised = calendar.revisedAt
        if isKnown { knowledge = calendar.knowledge(of: selection) }
        guard selection.year == today.year else { return }
        /// The rows of the next year that began in it.
        func later() -> [HolidayRow] {
            rows.all(of: selection.year + 1).filter {
                !$0.isCarried(into: selection.year + 1) && (showsRegional || region != nil || $0.isOfWholeCountry)
            }
        }
        next = (shown.first { $0.last >= today } ?? later().first).map(rows.row)
        guard selection.filter.types == .only(.school) else { return }
        schools = SchoolBreak(self.rows, on: today)
        // A break that begins in January in some regions may have begun before in others.
        guard schools.map({ $0.last.year > selection.year }) ?? true else { return }
        schools = SchoolBreak(self.rows + later().map(rows.row), on: today)
    }
}

extension NamedListing {
    init(_ country: Country, _ supply: Supply<HolidayCalendar>, _ selection: HolidayYear, today: CivilDate) {
        let rows = HolidayListRows(calendar: supply.value, selection: selection)
        let shown = rows.shown
        var names = EventNames(supply.value)
        listing = Listing(country, rows, shown, today: today, age: supply.age)
        keys = shown.rows.map { names.name(of: $0) }
    }
}

extension Listing.Today {
    init(_ days: DaysOff, _ date: CivilDate) {
        self.init(date: date, status: days.status(of: date)?.kind)
    }
}

/// Makes transport values of the rows of a calendar.
struct HolidayListRows {
    let calendar: HolidayCalendar
    let selection: HolidayYear

    /// The rows that the list has, the number of rows that only regions keep, and whether the list has these too.
    typealias Shown = (rows: [HolidayRow], regionalCount: Int, showsRegional: Bool)

    var shown: Shown {
        let found = all(of: selection.year)
        guard selection.filter.region == nil else { return (found, 0, false) }
        let regionalCount = found.regionalCount
        // Otherwise the list would be empty: breaks of schools, for example, are all regional.
        let showsRegional = selection.filter.isEverywhere || regionalCount == found.count
        return (showsRegional ? found : found.filter(\.isOfWholeCountry), regionalCount, showsRegional)
    }

    /// The rows of `shown`. Costs less if no count is needed.
    var shownRows: [HolidayRow] {
        if selection.filter.region == nil, !selection.filter.isEverywhere {
            let national = HolidayRows(calendar, selection.filter).rowsOfWholeCountry(of: selection.year)
            if !national.isEmpty { return national }
        }
        return all(of: selection.year)
    }

    func all(of year: Int) -> [HolidayRow] { HolidayRows(calendar, selection.filter).rows(of: year) }

    func row(_ row: HolidayRow) -> Listing.Row {
        let holiday = row.lead.holiday
        return Listing.Row(
            id: HolidayReference(calendar.country, holiday.date.year, holiday.id), first: row.first,
            last: row.last, name: row.name,
            localName: calendar.localName(of: holiday.kind, in: selection.filter.region), types: row.types,
            regionalTypes: row.regionalTypes.map { calendar.told($0, mostNames: Keepers.Names.most) },
            keepers: Keepers(of: row, in: calendar, listedFor: selection.filter.region),
            parts: Keepers(beside: row, in: calendar),
            otherNames: row.otherNames.map {
                Listing.OtherName(name: $0.name, regions: Keepers.Names($0.regions, in: calendar))
            },
            observedFor: row.isObserved ? holiday.date : nil, observedOn: row.isObserved ? nil : holiday.observed,
            exchangedFor: row.isObserved ? nil : holiday.exchangedFor,
            isEstimated: row.isEstimated, isInLieu: row.isSubstitute && !row.isObserved,
            begins: row.begins, beginnings: row.beginnings.map(calendar.told),
            isComputed: row.isEstimated && calendar.isComputed(holiday), source: row.source,
            mayBeginEarlier: calendar.mayBeginEarlier(row, in: selection.filter.region),
            mayGoOn: calendar.mayGoOn(row, in: selection.filter.region))
    }
}
