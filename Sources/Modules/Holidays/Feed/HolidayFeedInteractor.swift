import AlmanacValues
import Entities
import ServiceContracts
import Support

struct HolidayFeedInteractor: HolidayFeedInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    func feed(_ request: HolidayFeedRequest) async throws(HolidayFeedFailure) -> HolidayFeed {
        switch request {
        case .year(let year):
            let part = try await part(year.country, year.filter, .one(year.year))
            return HolidayFeed(request, [try known(part)])
        case .rolling(let country, let filter):
            return HolidayFeed(request, [try known(try await part(country, filter, .rolling))])
        case .places(let places, let types):
            return HolidayFeed(request, try await parts(places, types))
        case .day(let reference):
            let filter = HolidayFilter(types: .all, isEverywhere: true)
            let part = try await part(reference.country, filter, .one(reference.year))
            let rows = try known(part).rows(of: reference.id, in: reference.year)
            guard !rows.isEmpty else { throw .unknownDay(country: ForeignText(part.country.name)) }
            return HolidayFeed(request, [part], rows: rows)
        }
    }

    /// The years of a calendar.
    private enum Years {
        case one(Int)
        /// Those of a calendar to subscribe to. They change only with the year, so that the calendar rarely changes.
        case rolling

        func range(on today: CivilDate) -> ClosedRange<Int> {
            switch self {
            case .one(let year): year...year
            case .rolling: today.year - 1...today.year + 3
            }
        }
    }

    private func window(_ years: Years, in country: Country, on today: CivilDate) -> HolidayFeedWindow {
        guard case .rolling = years else { return HolidayFeedWindow(years: years.range(on: today)) }
        let first = clock.beginning(of: CivilDate.firstDay(of: today.year), in: country.zones.first ?? "UTC")
        return HolidayFeedWindow(years: years.range(on: today), since: first)
    }

    private func known(_ part: HolidayFeedPart) throws(HolidayFeedFailure) -> HolidayFeedPart {
        guard part.years != nil else {
            throw .unknownYears(country: ForeignText(part.country.name), known: part.calendar.years)
        }
        return part
    }

    /// Asks for all places at the same time. The failure of the first place that fails is thrown.
    private func parts(
        _ places: [Territory], _ types: HolidayFilter.Types
    ) async throws(HolidayFeedFailure) -> [HolidayFeedPart] {
        let sorted = places.sorted { $0.description < $1.description }
        let found = await sorted.concurrentMap { place in
            await Result { () async throws(HolidayFeedFailure) in
                try await part(place.country, HolidayFilter(types: types, region: place.region), .rolling)
            }
        }
        return try found.map { part throws(HolidayFeedFailure) in try part.get() }
    }

    /// Asks for one place. Its calendar is asked for once, with all years.
    private func part(
        _ code: CountryCode, _ filter: HolidayFilter, _ years: Years
    ) async throws(HolidayFeedFailure) -> HolidayFeedPart {
        let regions = filter.region.map { CalendarScope.Regions.one($0) } ?? .all
        let found: (country: Country, today: CivilDate, calendar: CountryReading.Calendar)?
        do throws(ServiceFailure) {
            found = try await CountryReading(countries, holidays).read(code, on: clock) { today in
                CalendarScope(years: years.range(on: today), regions: regions)
            }
        } catch {
            throw .listing(.service(error, country: nil), of: code)
        }
        guard let (country, today, calendar) = found else { throw .listing(.unknownCountry, of: code) }
        let supply: Supply<HolidayCalendar>?
        do throws(ServiceFailure) {
            supply = try calendar.get()
        } catch {
            throw .listing(.service(error, country: ForeignText(country.name)), of: code)
        }
        guard let supply else { throw .listing(.uncovered(country: ForeignText(country.name)), of: code) }
        if let region = filter.region, !supply.value.regions.contains(where: { $0.code == region }) {
            throw .listing(.unknownRegion(country: ForeignText(country.name), region: region), of: code)
        }
        return HolidayFeedPart(
            country: country, calendar: supply.value, filter: filter, window: window(years, in: country, on: today),
            age: supply.age)
    }
}
