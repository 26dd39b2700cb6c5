import TestSupport

@testable import Start

struct StartInteractorDouble: StartInteracting {
    let listing: TodayListing

    func today() async -> TodayListing { listing }
}

extension TodayListing {
    static func sample(
        name: String? = nil, holidays: Finding<CountryHolidays> = .none, quote: Finding<QuoteOfTheDay> = .none,
        born: Finding<[BornToday]> = .none, age: SupplyAge? = nil
    ) -> TodayListing {
        TodayListing(
            today: Sample.day("2026-11-21"), name: name.map { ForeignText($0) }, holidays: holidays, quote: quote,
            born: born, age: age)
    }

    static func holiday(_ date: String, _ name: String) -> NextHoliday {
        let day = Sample.day(date)
        return NextHoliday(
            id: HolidayReference(Sample.code("DE"), day.year, HolidayID(date: day, slug: Slug(name))),
            name: LocalizedText(name, language: "en"), date: day)
    }
}

extension TodayListing.Finding<TodayListing.CountryHolidays> {
    /// Christmas as the next holiday, and two long weekends.
    static func christmas(_ country: String = "Germany") -> Self {
        let christmas = TodayListing.holiday("2026-12-25", "Christmas Day")
        return .found(
            .init(
                country: Sample.code("DE"), place: PlaceName(country: ForeignText(country)), isCovered: true,
                next: christmas,
                longWeekends: [
                    .init(first: Sample.day("2026-12-25"), last: Sample.day("2026-12-27"), holidays: [christmas]),
                    .init(
                        first: Sample.day("2026-12-31"), last: Sample.day("2027-01-03"),
                        holidays: [TodayListing.holiday("2027-01-01", "New Year’s Day")]),
                ]))
    }
}
