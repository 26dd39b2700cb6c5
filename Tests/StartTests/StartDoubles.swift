import Almanac
import TestSupport

@testable import Start

/// Answers with these quotations, or fails.
struct StartQuotes: QuoteService {
    var result: Result<[Quotation], ServiceFailure>

    func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> { Supply(try result.get()) }
    func quotation(_: PlaceID) async throws(ServiceFailure) -> Supply<Quotation>? { nil }
}

/// Answers with these people, or fails.
struct StartPeople: PersonService {
    var result: Result<[Person], ServiceFailure>

    func people() async throws(ServiceFailure) -> Supply<[Person]> { Supply(try result.get()) }
    func person(_: PlaceID) async throws(ServiceFailure) -> Supply<Person>? { nil }
}

struct StartInteractorDouble: StartInteracting {
    let listing: TodayListing

    func today() async -> TodayListing { listing }
}

extension TodayListing {
    static func sample(
        name: String? = nil, holidays: Finding<CountryHolidays> = .none, quote: Finding<QuoteOfTheDay> = .none,
        born: Finding<[BornToday]> = .none
    ) -> TodayListing {
        TodayListing(today: Sample.day("2026-11-21"), name: name, holidays: holidays, quote: quote, born: born)
    }

    static func holiday(_ date: String, _ name: String) -> NextHoliday {
        let day = Sample.day(date)
        return NextHoliday(
            id: HolidayDayPlace(Sample.code("DE"), day.year, HolidayID(date: day, slug: Slug(name))),
            name: LocalizedText(name, language: "en"), date: day)
    }

    static func id(_ text: String) -> PlaceID {
        guard let id = PlaceID(text) else { preconditionFailure("“\(text)” is no id") }
        return id
    }
}
