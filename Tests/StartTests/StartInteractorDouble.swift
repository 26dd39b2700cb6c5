import Almanac
import TestSupport

@testable import Start

struct StartInteractorDouble: StartInteracting {
    let listing: TodayListing

    func today() async -> TodayListing { listing }
}

extension TodayListing {
    static func sample(
        name: String? = nil, holidays: Finding<CountryHolidays> = .none, quote: Finding<QuoteOfTheDay> = .none,
        born: Finding<[BornToday]> = .none, age: Duration? = nil
    ) -> TodayListing {
        TodayListing(
            today: Sample.day("2026-11-21"), name: name, holidays: holidays, quote: quote, born: born, age: age)
    }

    static func holiday(_ date: String, _ name: String) -> NextHoliday {
        let day = Sample.day(date)
        return NextHoliday(
            id: HolidayReference(Sample.code("DE"), day.year, HolidayID(date: day, slug: Slug(name))),
            name: LocalizedText(name, language: "en"), date: day)
    }
}
