import AlmanacValues
import Entities
import ServiceContracts
import Support

struct StartInteractor: StartInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let quotes: any QuoteService
    let people: any PersonService
    let clock: any CivilClock
    let visitor: any VisitorService

    private static let longWeekends = 3
    /// How far long weekends are looked for, in days.
    private static let horizon = 366
    /// The month from which on people plan the leave of next year.
    private static let planningMonth = 10

    /// Asks for everything at the same time. Only the result depends on the date, and so on the country's zone.
    func today() async -> TodayListing {
        async let calendar = calendar()
        async let quotations = try? quotes.quotations()
        async let persons = try? people.people()
        let country = await country()
        let today = clock.today(in: country.value?.zones.first ?? "UTC")
        let holidays = holidays(of: country, await calendar, today)
        let quote = quote(await quotations, today)
        let born = born(await persons, today)
        return TodayListing(
            today: today, name: visitor.preferences.name.map { ForeignText($0) }, holidays: holidays.finding,
            quote: quote.finding,
            born: born.finding, age: [holidays.age, quote.age, born.age].compactMap(\.self).max())
    }

    /// Returns the visitor's country; `.none` if no country is chosen.
    ///
    /// A code that no country has also counts as none, and the page then offers a choice. The visitor's browser keeps
    /// the code, and can send anything.
    private func country() async -> TodayListing.Finding<Country> {
        guard let code = visitor.preferences.country else { return .none }
        do {
            return try await countries.country(code).map { .found($0) } ?? .none
        } catch {
            return .failed
        }
    }

    /// Returns the calendar of the visitor's country; nil if no country is chosen, or if the source does not cover it.
    private func calendar() async -> Result<Supply<HolidayCalendar>?, ServiceFailure> {
        guard let code = visitor.preferences.country else { return .success(nil) }
        // Enough for the next holiday and for the long weekends, which look ahead furthest, whatever the date is in the
        // country's zone: it is a day off the one in UTC at most.
        let today = clock.today(in: "UTC")
        let years = today.adding(days: -15).year...today.adding(days: 388).year
        let region = visitor.preferences.territory?.region
        let scope = CalendarScope(years: years, regions: region.map { .one($0) } ?? .wholeCountry)
        return await Result { () async throws(ServiceFailure) in
            try await holidays.calendar(of: code, covering: scope)
        }
    }

    private func holidays(
        of country: TodayListing.Finding<Country>, _ result: Result<Supply<HolidayCalendar>?, ServiceFailure>,
        _ today: CivilDate
    ) -> Aged<TodayListing.CountryHolidays> {
        if country == .none { return Aged(.none) }
        guard let country = country.value, case .success(let supply) = result else { return Aged(.failed) }
        guard let calendar = supply?.value, let territory = visitor.preferences.territory else {
            return Aged(
                .found(
                    TodayListing.CountryHolidays(
                        country: country.code, place: PlaceName(country: ForeignText(country.name)), isCovered: false))
            )
        }
        let settled = calendar.settled(territory)
        let days = DaysOff(calendar, in: settled.region?.code)
        let weekends = days.longWeekends(from: today, through: today.adding(days: Self.horizon))
        let found = TodayListing.CountryHolidays(
            country: country.code,
            place: PlaceName(
                region: (settled.region?.name).map { ForeignText($0) }, country: ForeignText(country.name)),
            region: settled.region?.code,
            isNationwide: settled.region == nil && !calendar.regions.isEmpty, missingRegion: settled.missing,
            isCovered: true, days: self.days(days, today),
            plansNextYear: today.fields.month >= Self.planningMonth && calendar.years.contains(today.year + 1),
            next: days.next(from: today).first?.holidays.first.map { holiday($0, of: calendar) },
            longWeekends: weekends.prefix(Self.longWeekends).map { weekend in
                TodayListing.LongWeekend(
                    first: weekend.first, last: weekend.last,
                    holidays: weekend.causes.map { holiday($0, of: calendar) }, halfBefore: weekend.halfBefore?.date,
                    halfAfter: weekend.halfAfter?.date)
            })
        return Aged(.found(found), age: supply?.age)
    }

    private func days(_ days: DaysOff, _ today: CivilDate) -> TodayListing.Days? {
        func day(_ date: CivilDate) -> TodayListing.Day? {
            days.status(of: date).map { TodayListing.Day(kind: $0.kind, isEstimated: $0.estimated != nil) }
        }
        guard let first = day(today), let second = day(today.adding(days: 1)) else { return nil }
        return TodayListing.Days(today: first, tomorrow: second)
    }

    private func holiday(_ day: HolidayDay, of calendar: HolidayCalendar) -> TodayListing.NextHoliday {
        let holiday = day.holiday
        return TodayListing.NextHoliday(
            id: HolidayReference(calendar.country, holiday.date.year, holiday.id), name: holiday.kind.name,
            date: day.date)
    }

    /// Returns the first of the ten quotes of the day.
    private func quote(_ supply: Supply<[Quotation]>?, _ today: CivilDate) -> Aged<TodayListing.QuoteOfTheDay> {
        guard let supply else { return Aged(.failed) }
        guard let first = QuoteDraw(of: today).picks(from: supply.value).first else { return Aged(.none) }
        let found = TodayListing.QuoteOfTheDay(
            id: first.id, text: first.text, author: (first.author?.name).map { ForeignText($0) })
        return Aged(.found(found), age: supply.age)
    }

    private func born(_ supply: Supply<[Person]>?, _ today: CivilDate) -> Aged<[TodayListing.BornToday]> {
        guard let supply else { return Aged(.failed) }
        let fields = today.fields
        let born = supply.value.filter { $0.birth?.month == fields.month && $0.birth?.day == fields.day }
            .compactMap { person in
                person.birth.map { TodayListing.BornToday(id: person.id, name: person.name, year: $0.year) }
            }
        return born.isEmpty ? Aged(.none) : Aged(.found(born.sorted { $0.year < $1.year }), age: supply.age)
    }

    /// A finding, and its age if it is a stale copy.
    private struct Aged<Value: Hashable & Sendable> {
        let finding: TodayListing.Finding<Value>
        let age: SupplyAge?

        init(_ finding: TodayListing.Finding<Value>, age: SupplyAge? = nil) {
            self.finding = finding
            self.age = age
        }
    }
}
