import AlmanacValues
import Places

extension InterfacesPlace {
    static func random(using random: inout some RandomNumberGenerator) -> InterfacesPlace {
        let country = CountryCode.random(using: &random)
        let year = Int.random(in: 0...9999, using: &random)
        let region = RegionCode(["ENG", "01", "A-B_C"].randomElement(using: &random) ?? "")
        let place = Territory(country, Bool.random(using: &random) ? region : nil)
        let offset = Int.random(in: NagerPlace.offsets, using: &random)
        let first = CivilDate(dayNumber: Int.random(in: 0..<40_000, using: &random))
        let last = first.adding(days: Int.random(in: -9...999, using: &random))
        let language = Bool.random(using: &random) ? LanguageCode("fil") : nil
        let kind = OpenHolidaysPlace.Kind.allCases.randomElement(using: &random) ?? .publicHolidays
        let tongue = BankHolidayLanguage.allCases.randomElement(using: &random) ?? .english
        let division = BankHolidayDivision.allCases.randomElement(using: &random) ?? .scotland
        let all: [InterfacesPlace] = [
            .nager(.holidays(country, year)), .nager(.next(country)), .nager(.worldwide),
            .nager(.today(place, offset: offset)),
            .nager(.longWeekends(place, year, bridgeDays: Int.random(in: NagerPlace.bridgeDays, using: &random))),
            .nager(.countries), .nager(.country(country)), .nager(.version),
            .nagerV4(.holidays(country, year)), .nagerV4(.next(country)), .nagerV4(.countries),
            .nagerV4(.country(country)), .nagerV4(.today(place, offset: offset)), .nagerV4(.versions),
            .govUK(.all(tongue)), .govUK(.division(division, tongue)), .govUK(.calendar(division, tongue)),
        ]
        let questions: [OpenHolidaysPlace.Question] = [
            .holidays(kind, country, first, last, subdivision: place, language: language),
            .day(kind, first, language: language), .countries(language: language), .languages(language: language),
            .subdivisions(country, language: language), .groups(country, language: language),
            .statistics(kind, country, subdivision: place),
        ]
        let open = questions.flatMap { question in
            ([.json] + question.forms).map { InterfacesPlace.openHolidays(OpenHolidaysPlace(question, as: $0)) }
        }
        return (all + open).randomElement(using: &random) ?? .nager(.version)
    }
}
