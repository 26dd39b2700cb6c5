import Almanac
import Entities
import ServiceContracts

struct StartInteractor: StartInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let quotes: any QuoteService
    let people: any PersonService
    let clock: any CivilClock
    let visitor: any VisitorService

    private static let longWeekends = 3

    func today() async -> TodayListing {
        let country = await country()
        let today = clock.today(in: country.value?.zones.first ?? "UTC")
        async let holidays = holidays(of: country, today)
        async let quote = quote(today)
        async let born = born(today)
        let (holidaysSupply, quoteSupply, bornSupply) = await (holidays, quote, born)
        return TodayListing(
            today: today, name: visitor.preferences.name, holidays: holidaysSupply.finding, quote: quoteSupply.finding,
            born: bornSupply.finding,
            age: [holidaysSupply.age, quoteSupply.age, bornSupply.age].compactMap(\.self).max())
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

    private func holidays(
        of country: TodayListing.Finding<Country>, _ today: CivilDate
    ) async -> Aged<TodayListing.CountryHolidays> {
        if country == .none { return Aged(.none) }
        // Enough for the next holiday and for the long weekends, which look ahead furthest.
        let years = today.adding(days: -14).year...today.adding(days: 387).year
        guard let country = country.value else { return Aged(.failed) }
        let supply: Supply<HolidayCalendar>?
        do throws(ServiceFailure) {
            supply = try await holidays.calendar(
                of: country.code, covering: CalendarScope(years: years, regions: .wholeCountry))
        } catch {
            return Aged(.failed)
        }
        let calendar = supply?.value
        let found = TodayListing.CountryHolidays(
            country: country.code, countryName: country.name, isCovered: supply != nil,
            next: calendar.flatMap { next(in: $0, from: today) },
            longWeekends: calendar.map { LongWeekends(calendar: $0).next(Self.longWeekends, from: today) } ?? [])
        return Aged(.found(found), age: supply?.age)
    }

    /// Returns the next public holiday of the whole country, by its date or its observed day.
    private func next(in calendar: HolidayCalendar, from today: CivilDate) -> TodayListing.NextHoliday? {
        calendar.holidays(from: today.adding(days: -14), through: today.adding(days: 372))
            .filter { $0.kind.types.contains(.publicHoliday) && $0.kind.isNational }
            .flatMap { holiday in [holiday.date, holiday.observed ?? holiday.date].map { (holiday, $0) } }
            .filter { $0.1 >= today }
            .min { $0.1 < $1.1 }
            .map { holiday, date in
                TodayListing.NextHoliday(
                    id: HolidayReference(calendar.country, holiday.date.year, holiday.id), name: holiday.kind.name,
                    date: date)
            }
    }

    /// Returns the first of the ten quotes of the day.
    private func quote(_ today: CivilDate) async -> Aged<TodayListing.QuoteOfTheDay> {
        guard let supply = try? await quotes.quotations() else { return Aged(.failed) }
        guard let first = QuoteDraw(of: today).picks(from: supply.value).first else { return Aged(.none) }
        let found = TodayListing.QuoteOfTheDay(id: first.id, text: first.text, author: first.author?.name)
        return Aged(.found(found), age: supply.age)
    }

    private func born(_ today: CivilDate) async -> Aged<[TodayListing.BornToday]> {
        guard let supply = try? await people.people() else { return Aged(.failed) }
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
        let age: Duration?

        init(_ finding: TodayListing.Finding<Value>, age: Duration? = nil) {
            self.finding = finding
            self.age = age
        }
    }
}
