import Almanac
import Entities
import ServiceContracts

struct HolidayFeedInteractor: HolidayFeedInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    func feed(_ request: HolidayFeedRequest) async throws(HolidayFeedFailure) -> HolidayFeed {
        switch request {
        case .year(let year):
            let part = try await part(year.country, year.filter) { _ in HolidayFeedWindow(year.year...year.year) }
            return HolidayFeed(request, [try known(part)])
        case .rolling(let country, let filter):
            return HolidayFeed(request, [try known(try await part(country, filter, window: rolling))])
        case .places(let places, let types):
            return HolidayFeed(request, try await parts(places, types))
        case .day(let reference):
            let filter = HolidayFilter(types: .all, isEverywhere: true)
            let part = try await part(reference.country, filter) { _ in
                HolidayFeedWindow(reference.year...reference.year)
            }
            let rows = try known(part).rows(of: reference.id, in: reference.year)
            guard !rows.isEmpty else { throw .unknownDay(country: part.country.name) }
            return HolidayFeed(request, [part], rows: rows)
        }
    }

    /// The years of a calendar that is subscribed to. They change only with the year, so it stays as it is for long.
    private func rolling(_ country: Country) -> HolidayFeedWindow {
        let zone = country.zones.first ?? "UTC"
        let year = clock.today(in: zone).year
        return HolidayFeedWindow(
            year - 1...year + 3, since: clock.beginning(of: CivilDate.firstDay(of: year), in: zone))
    }

    private func known(_ part: HolidayFeedPart) throws(HolidayFeedFailure) -> HolidayFeedPart {
        guard part.years != nil else {
            throw .unknownYears(country: part.country.name, known: part.calendar.years)
        }
        return part
    }

    /// Asks for all places at the same time. The failure of the first place that fails is thrown.
    private func parts(
        _ places: [Territory], _ types: HolidayFilter.Types
    ) async throws(HolidayFeedFailure) -> [HolidayFeedPart] {
        let sorted = places.sorted { $0.description < $1.description }
        let found = await withTaskGroup(
            of: (Int, Result<HolidayFeedPart, HolidayFeedFailure>).self,
            returning: [Int: Result<HolidayFeedPart, HolidayFeedFailure>].self
        ) { group in
            for (index, place) in sorted.enumerated() {
                group.addTask {
                    let filter = HolidayFilter(types: types, region: place.region)
                    do throws(HolidayFeedFailure) {
                        return (index, .success(try await part(place.country, filter, window: rolling)))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        var parts: [HolidayFeedPart] = []
        for index in sorted.indices {
            if let part = try found[index]?.get() { parts.append(part) }
        }
        return parts
    }

    /// Asks for one place. Its calendar is asked for once, with all years.
    private func part(
        _ code: CountryCode, _ filter: HolidayFilter, window: (Country) -> HolidayFeedWindow
    ) async throws(HolidayFeedFailure) -> HolidayFeedPart {
        let country: Country?
        do throws(ServiceFailure) {
            country = try await countries.country(code)
        } catch {
            throw .listing(.service(error, country: nil), of: code)
        }
        guard let country else { throw .listing(.unknownCountry, of: code) }
        let window = window(country)
        let regions = filter.region.map { CalendarScope.Regions.one($0) } ?? .all
        let supply: Supply<HolidayCalendar>?
        do throws(ServiceFailure) {
            supply = try await holidays.calendar(
                of: code, covering: CalendarScope(years: window.years, regions: regions))
        } catch {
            throw .listing(.service(error, country: country.name), of: code)
        }
        guard let supply else { throw .listing(.uncovered(country: country.name), of: code) }
        if let region = filter.region, !supply.value.regions.contains(where: { $0.code == region }) {
            throw .listing(.unknownRegion(country: country.name, region: region), of: code)
        }
        return HolidayFeedPart(
            country: country, calendar: supply.value, filter: filter, window: window, age: supply.age)
    }
}
