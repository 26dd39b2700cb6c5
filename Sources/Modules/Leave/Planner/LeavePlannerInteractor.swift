import AlmanacValues
import Entities
import ServiceContracts
import Support

struct LeavePlannerInteractor: LeavePlannerInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    func plans(_ request: LeaveRequest) async throws(LeavePlannerFailure) -> LeavePlans {
        // Asked at the same time. If both fail, the first person's failure is thrown.
        async let others = partner(request)
        let mine = try await supply(of: request.territory, request)
        let theirs = try await others.get()
        var plans = LeavePlans(request: request, place: mine.place, partner: theirs?.place)
        plans.today = clock.today(in: mine.zone)
        plans.revised = revised([mine.calendar] + [theirs?.calendar].compactMap(\.self))
        plans.age = [mine.age, theirs?.age].compactMap(\.self).max()
        guard plans.placeWithoutData == nil else { return plans }
        let schools = SchoolHolidays(mine.calendar, request.year)
        plans.schools = schools.choices
        plans.outage = request.schools.flatMap {
            mine.calendar.year(request.year, of: .school, in: $0.regionCode).outage
        }
        plans.problems = LeaveRules(request: request, schools: schools.choices.map(\.schools)).problems
        guard plans.problems.isEmpty else { return plans }
        let year = LeaveYear(request, mine.calendar, theirs?.calendar, schools: schools)
        plans.proposals = year.proposals
        plans.bridges = year.bridges
        return plans
    }

    /// The newest revision; nil if one of the calendars does not say when it was revised.
    private func revised(_ calendars: [HolidayCalendar]) -> RevisionTime? {
        let revisions = calendars.compactMap(\.revisedAt)
        return revisions.count == calendars.count ? revisions.max() : nil
    }

    /// A place with its calendar.
    private struct Supplied: Sendable {
        let place: LeavePlans.Place
        let calendar: HolidayCalendar
        let age: SupplyAge?
        /// The IANA time zone of most of the country’s people.
        let zone: String
    }

    private func partner(_ request: LeaveRequest) async -> Result<Supplied?, LeavePlannerFailure> {
        guard let partner = request.partner else { return .success(nil) }
        return await Result { () async throws(LeavePlannerFailure) in try await supply(of: partner.territory, request) }
    }

    private func supply(
        of territory: Territory, _ request: LeaveRequest
    ) async throws(LeavePlannerFailure) -> Supplied {
        // Breaks may begin in the year before and end in the year after.
        let regions = territory.region.map { CalendarScope.Regions.one($0) } ?? .wholeCountry
        let all = CivilDate.years
        let years = max(all.lowerBound, request.year - 1)...min(all.upperBound, request.year + 1)
        let scope = CalendarScope(years: years, regions: request.schools == nil ? regions : .all)
        let found: (country: Country, calendar: CountryReading.Calendar)?
        do throws(ServiceFailure) {
            found = try await CountryReading(countries, holidays).read(territory.country, covering: scope)
        } catch {
            throw .service(error, country: nil)
        }
        guard let (country, calendar) = found else { throw .unknownCountry(territory.country) }
        let supply: Supply<HolidayCalendar>?
        do throws(ServiceFailure) {
            supply = try calendar.get()
        } catch {
            throw .service(error, country: ForeignText(country.name))
        }
        guard let supply else { throw .uncovered(country: ForeignText(country.name)) }
        let settled = supply.value.settled(territory)
        let name = PlaceName(
            region: (settled.region?.name).map { ForeignText($0) }, country: ForeignText(country.name))
        if let region = settled.missing {
            throw .unknownRegion(territory.country, country: name.country, region: region)
        }
        let place = LeavePlans.Place(
            territory: territory, name: name, regions: supply.value.namedRegions, knownYears: supply.value.years)
        return Supplied(
            place: place, calendar: supply.value, age: supply.age, zone: country.zones.first ?? "UTC")
    }
}
