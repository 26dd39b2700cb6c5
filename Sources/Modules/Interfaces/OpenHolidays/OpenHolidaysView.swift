import AlmanacValues
import Formats
import Layout
import Places
import VIPER

/// The answers of OpenHolidays. What is unknown or empty is left out.
struct OpenHolidaysView: InterfaceJSON<OpenHolidaysPlace, OpenHolidaysEvent, OpenHolidaysRecord> {
    func event(from visit: Visit<OpenHolidaysPlace>) -> OpenHolidaysEvent {
        switch visit.place.question {
        case .holidays(let kind, let country, let first, let last, let subdivision, let language):
            event(.holidays(kind.scope, OpenHolidaysArea(country, subdivision), first, last), language)
        case .day(let kind, let day, let language): event(.day(kind.scope, day), language)
        case .countries(let language): event(.countries, language)
        case .languages(let language): event(.languages, language)
        case .subdivisions(let country, let language): event(.subdivisions(country), language)
        case .groups(let country, let language): event(.groups(country), language)
        case .statistics(let kind, let country, let subdivision):
            event(.statistics(kind.scope, OpenHolidaysArea(country, subdivision)), nil)
        }
    }

    private func event(_ question: OpenHolidaysQuestion, _ language: LanguageCode?) -> OpenHolidaysEvent {
        OpenHolidaysEvent(question: question, language: language)
    }

    func write(_ record: OpenHolidaysRecord, into json: inout JSONElement) {
        switch record {
        case .holidays(let holidays): holidays.write(into: &json)
        case .day(let holidays): holidays.map(OpenHolidayOfDay.init).write(into: &json)
        case .countries(let countries): countries.write(into: &json)
        case .languages(let languages): languages.write(into: &json)
        case .subdivisions(let places): places.write(into: &json)
        case .groups: ([] as [String]).write(into: &json)
        case .range(let range): OpenHolidaysRange(range: range).write(into: &json)
        }
    }
}

extension OpenHolidaysPlace.Kind {
    fileprivate var scope: OpenHolidaysScope { self == .publicHolidays ? .publicHolidays : .schoolHolidays }
}
