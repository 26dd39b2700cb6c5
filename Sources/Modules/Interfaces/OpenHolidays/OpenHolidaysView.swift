import AlmanacValues
import Formats
import Places
import VIPER

/// The answers of OpenHolidays. What is unknown or empty is left out.
struct OpenHolidaysView: InterfaceJSON {
    func event(from visit: Visit<OpenHolidaysPlace>) -> OpenHolidaysEvent {
        switch visit.place {
        case .holidays(let kind, let country, let first, let last, let subdivision, let language):
            // A subdivision of another country has no holidays in this one.
            event(
                subdivision.map { $0.country != country } == true
                    ? .holidays(kind.scope, Territory(country), last.adding(days: 1), last)
                    : .holidays(kind.scope, Territory(country, subdivision?.region), first, last), language)
        case .day(let kind, let day, let language): event(.day(kind.scope, day), language)
        case .countries(let language): event(.countries, language)
        case .languages(let language): event(.languages, language)
        case .subdivisions(let country, let language): event(.subdivisions(country), language)
        case .groups(let country, let language): event(.groups(country), language)
        case .statistics(let kind, let country, let subdivision):
            event(.statistics(kind.scope, Territory(country, subdivision?.region)), nil)
        }
    }

    private func event(_ question: OpenHolidaysQuestion, _ language: LanguageCode?) -> OpenHolidaysEvent {
        OpenHolidaysEvent(question: question, language: language)
    }

    func write(_ record: OpenHolidaysRecord, into json: inout JSONElement) {
        switch record {
        case .holidays(let holidays): json.array(holidays) { item, json in json.object { write(item, &$0) } }
        case .day(let holidays): json.array(holidays) { item, json in json.object { write(onDay: item, &$0) } }
        case .countries(let countries):
            json.array(countries) { country, json in
                json.object { json in
                    json.member("isoCode", country.code.description)
                    json.texts("name", country.names)
                    if !country.languages.isEmpty {
                        json.array("officialLanguages", country.languages) { $1.text($0.description) }
                    }
                }
            }
        case .languages(let languages):
            json.array(languages) { language, json in
                json.object { json in
                    json.member("isoCode", language.code.description)
                    json.texts("name", language.names)
                }
            }
        case .subdivisions(let places): json.array(places) { item, json in json.object { write(item, &$0) } }
        case .groups: json.array([] as [String]) { $1.text($0) }
        case .range(let range):
            json.object { json in
                guard let range else { return }
                json.member("oldestStartDate", range.lowerBound.description)
                json.member("youngestStartDate", range.upperBound.description)
            }
        }
    }

    private func write(_ holiday: OpenHoliday, _ json: inout JSONObject) {
        json.member("id", holiday.uuid)
        json.member("startDate", holiday.first.description)
        json.member("endDate", holiday.last.description)
        writeFacts(of: holiday, &json)
    }

    private func write(onDay holiday: OpenHoliday, _ json: inout JSONObject) {
        json.member("id", holiday.uuid)
        json.object("country") { $0.member("isoCode", holiday.country.description) }
        writeFacts(of: holiday, &json)
    }

    private func writeFacts(of holiday: OpenHoliday, _ json: inout JSONObject) {
        json.member("type", holiday.typeWord)
        json.texts("name", holiday.names)
        json.member("regionalScope", holiday.scopeWord)
        json.member("temporalScope", holiday.types.contains(.halfDay) ? "HalfDay" : "FullDay")
        json.member("nationwide", holiday.isNationwide)
        if let regions = holiday.regions, !regions.isEmpty {
            json.array("subdivisions", regions) { region, json in
                json.object { json in
                    json.member("code", Territory(holiday.country, region).description)
                    json.member("shortName", region.description)
                }
            }
        }
        let comments = (holiday.isInLieu ? ["Observed day"] : []) + (holiday.isEstimated ? ["Estimated date"] : [])
        if !comments.isEmpty {
            json.texts("comment", [LocalizedText(comments.joined(separator: ". "), language: "en")])
        }
    }

    private func write(_ subdivision: OpenHolidaysSubdivision, _ json: inout JSONObject) {
        json.member("code", subdivision.place.description)
        json.member("shortName", subdivision.place.region?.description ?? "")
        json.texts("name", subdivision.names)
    }

    typealias Record = OpenHolidaysRecord
}

extension OpenHolidaysPlace.Kind {
    fileprivate var scope: OpenHolidaysScope { self == .publicHolidays ? .publicHolidays : .schoolHolidays }
}

extension JSONObject {
    /// Writes texts with their languages, whose codes are in upper case.
    fileprivate mutating func texts(_ name: StaticString, _ texts: [LocalizedText]) {
        array(name, texts) { text, json in
            json.object { json in
                json.member("language", LanguageCode(tag: text.language)?.description ?? "EN")
                json.member("text", text.text)
            }
        }
    }
}
