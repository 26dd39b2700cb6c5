import AlmanacValues
import Formats
import Layout
import Places
import VIPER

/// The answers of version 3. Every member is always there, in this order; what we do not know is null.
struct NagerView: InterfaceJSON<NagerPlace, NagerEvent, NagerRecord> {
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
        case .holidays(let holidays): holidays.write(into: &json)
        case .longWeekends(let found): found.write(into: &json)
        case .countries(let countries): countries.map(NagerListedCountry.init).write(into: &json)
        case .country(let country): country.write(into: &json)
        case .version: InterfaceVersion(version: "3").write(into: &json)
        }
    }
}
