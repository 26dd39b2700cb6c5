import AlmanacValues
import Formats
import Layout
import Places
import VIPER

/// The answers of version 4, which has the statutory dates and no local names.
struct NagerV4View: InterfaceJSON<NagerV4Place, NagerEvent, NagerRecord> {
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
        case .holidays(let holidays): holidays.map(NagerV4Holiday.init).write(into: &json)
        case .longWeekends:
            // Version 4 has no such field, and none of its addresses asks for one.
            break
        case .countries(let countries): countries.map(NagerListedCountry.init).write(into: &json)
        case .country(let country): NagerV4Country(country: country).write(into: &json)
        case .version: [InterfaceVersion(version: "4")].write(into: &json)
        }
    }
}
