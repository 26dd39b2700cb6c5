import AlmanacValues
import Formats
import Places
import VIPER

/// The answers of version 4, which has the statutory dates and no local names.
struct NagerV4View: InterfaceJSON {
    func event(from visit: Visit<NagerV4Place>) -> NagerEvent {
        switch visit.place {
        case .holidays(let country, let year): .holidays(country, year, .statutory)
        case .next(let country): .next(country, .statutory)
        case .countries: .countries
        case .country(let code): .country(code)
        case .today(let place, let offset): .today(place, offset: offset)
        case .versions: .version
        }
    }

    func write(_ record: NagerRecord, into json: inout JSONElement) {
        switch record {
        case .holidays(let holidays):
            json.array(holidays) { holiday, json in json.object { write(holiday, &$0) } }
        case .longWeekends:
            // Version 4 has no such field, and none of its addresses asks for one.
            break
        case .countries(let countries): json.list(countries)
        case .country(let country):
            json.object { json in
                json.member("commonName", country.name)
                json.member("officialName", nil)
                json.member("nativeName", country.nativeName)
                json.member("countryCode", country.code.description)
                json.member("region", nil)
                json.member("borders", nil)
            }
        case .version:
            json.array(["4"]) { version, json in
                json.object { json in
                    json.member("name", "Almanac")
                    json.member("version", version)
                }
            }
        }
    }

    private func write(_ holiday: NagerHoliday, _ json: inout JSONObject) {
        json.member("date", holiday.date.description)
        json.member("name", holiday.name)
        json.member("countryCode", holiday.country.description)
        json.member("nationalHoliday", holiday.regions == nil)
        json.codes("subdivisionCodes", holiday.regions, of: holiday.country)
        json.words("holidayTypes", holiday.types)
    }

    typealias Record = NagerRecord
}
