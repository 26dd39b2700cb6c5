import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The list of holidays as JSON (`/holidays/DE/2026.json`).
struct HolidayRecordJSONView: JSONView {
    func event(from visit: Visit<HolidayYear>) -> HolidayRecordEvent { .requested(visit.place) }

    func headers(of record: HolidayRecord) -> RepresentationHeaders { record.headers(as: format) }

    func write(_ record: HolidayRecord, into json: inout JSONObject) {
        json.object("country") { country in
            country.member("code", record.selection.country.description)
            country.names([record.countryName])
        }
        json.member("year", record.selection.year)
        json.object("years") { years in
            years.member("first", record.knownYears.lowerBound)
            years.member("last", record.knownYears.upperBound)
        }
        json.object("filter") { filter in
            filter.member("type", record.selection.filter.types.word)
            filter.member("region", record.selection.filter.area)
        }
        json.staleness(record.supplyAge)
        json.member("page", record.page.description)
        json.array("regions", record.regions) { region, element in
            element.object { json in
                json.member("code", region.code.description)
                json.member("name", region.name.text)
            }
        }
        json.known(record.known)
        json.array("holidays", record.holidays) { holiday, element in
            element.object { json in
                json.holiday(holiday)
                json.regionalTypes(holiday.regionalTypes)
                json.member("key", holiday.key)
            }
        }
    }

    typealias Record = HolidayRecord
}

extension JSONObject {
    /// Writes the members of a holiday.
    mutating func holiday(_ holiday: HolidayRecord.Holiday) {
        member("id", holiday.id.description)
        member("date", holiday.date.description)
        member("last", holiday.last.description)
        member("observedOn", holiday.observedOn?.description)
        member("observedFor", holiday.observedFor?.description)
        names(holiday.names)
        array("types", holiday.types) { $1.text($0.rawValue) }
        array("regions", holiday.regions) { $1.text($0.description) }
        array("exceptions", holiday.exceptions) { $1.text($0.description) }
        member("local", holiday.isLocal)
        member("estimated", holiday.isEstimated)
        member("begins", holiday.begins?.description)
        member("page", holiday.page.description)
    }
}

extension JSONObject {
    /// - Parameter namesCountry: whether to name the country of the regions, since others are in the record too.
    mutating func regionalTypes(_ types: [RegionalHolidayType], namesCountry: Bool = false) {
        array("regionalTypes", types) { found, element in
            element.object { json in
                json.member("type", found.type.rawValue)
                if namesCountry { json.member("country", found.country.description) }
                json.array("regions", found.regions) { $1.text($0.description) }
                json.member("local", found.isLocal)
            }
        }
    }
}

extension HolidayFilter {
    /// A region's code, "all" for the holidays of all regions, or nil for those of the whole country; as in addresses.
    var area: String? { region?.description ?? (isEverywhere ? "all" : nil) }
}

extension HolidayFilter.Types {
    /// "all", or the type's token, as in addresses.
    var word: String {
        switch self {
        case .all: "all"
        case .only(let type): type.rawValue
        }
    }
}
