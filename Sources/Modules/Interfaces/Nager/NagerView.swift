import AlmanacValues
import Formats
import Places
import VIPER

/// The answers of version 3. Every member is always there, in this order; what we do not know is null.
struct NagerView: InterfaceJSON {
    func event(from visit: Visit<NagerPlace>) -> NagerEvent {
        switch visit.place {
        case .holidays(let country, let year): .holidays(country, year, .observed)
        case .next(let country): .next(country, .observed)
        case .worldwide: .worldwide
        case .today(let place, let offset): .today(place, offset: offset)
        case .longWeekends(let place, let year, let bridgeDays): .longWeekends(place, year, bridgeDays: bridgeDays)
        case .countries: .countries
        case .country(let code): .country(code)
        case .version: .version
        }
    }

    func write(_ record: NagerRecord, into json: inout JSONElement) {
        switch record {
        case .holidays(let holidays): json.array(holidays) { holiday, json in json.object { write(holiday, &$0) } }
        case .longWeekends(let found): json.array(found) { weekend, json in json.object { write(weekend, &$0) } }
        case .countries(let countries): json.list(countries)
        case .country(let country):
            json.object { json in
                json.member("commonName", country.name)
                json.member("officialName", nil)
                json.member("countryCode", country.code.description)
                json.member("region", nil)
                json.member("borders", nil)
            }
        case .version:
            json.object { json in
                json.member("name", "Almanac")
                json.member("version", "3")
            }
        }
    }

    private func write(_ holiday: NagerHoliday, _ json: inout JSONObject) {
        json.member("date", holiday.date.description)
        json.member("localName", holiday.localName)
        json.member("name", holiday.name)
        json.member("countryCode", holiday.country.description)
        json.member("fixed", false)
        json.member("global", holiday.regions == nil)
        json.codes("counties", holiday.regions, of: holiday.country)
        // Our data does not say since when a day is a holiday.
        json.member("launchYear", nil)
        json.words("types", holiday.types)
    }

    private func write(_ weekend: NagerLongWeekend, _ json: inout JSONObject) {
        json.member("startDate", weekend.first.description)
        json.member("endDate", weekend.last.description)
        json.member("dayCount", weekend.length)
        json.member("needBridgeDay", !weekend.bridgeDays.isEmpty)
        json.array("bridgeDays", weekend.bridgeDays) { $1.text($0.description) }
    }

    typealias Record = NagerRecord
}

extension JSONObject {
    /// Writes the codes of regions as in ISO 3166-2, or null for the whole country.
    mutating func codes(_ name: StaticString, _ regions: [RegionCode]?, of country: CountryCode) {
        guard let regions else { return member(name, nil) }
        array(name, regions) { $1.text(Territory(country, $0).description) }
    }

    /// Writes the types in the words of Nager.Date, each once.
    mutating func words(_ name: StaticString, _ types: [HolidayType]) {
        var words: [String] = []
        for type in types where !words.contains(type.nagerWord) { words.append(type.nagerWord) }
        array(name, words) { $1.text($0) }
    }
}

extension JSONElement {
    /// Writes the list of countries, the same in both versions.
    mutating func list(_ countries: [NagerCountry]) {
        array(countries) { country, json in
            json.object { json in
                json.member("countryCode", country.code.description)
                json.member("name", country.name)
            }
        }
    }
}
