import Almanac
import Formats
import HTML
import Layout
import VIPER

/// The list of holidays as JSON (`/holidays/DE/2026.json`).
struct HolidayRecordJSONView: JSONView {
    func event(from visit: Visit<HolidayYear>) -> HolidayRecordEvent { .requested(visit.place) }

    func headers(of record: HolidayRecord) -> RepresentationHeaders {
        let name = "holidays-\(record.selection.country)-\(record.selection.year).\(Format.json.rawValue)"
        return RepresentationHeaders(
            disposition: FileName(name).map { .inline($0) },
            alternates: [Alternate(record.page, mediaType: "text/html")].compactMap(\.self))
    }

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
        json.member("stale", record.isStale)
        json.member("page", record.page.description)
        json.array("regions", record.regions) { region, element in
            element.object { json in
                json.member("code", region.code.description)
                json.member("name", region.name)
            }
        }
        json.array("holidays", record.holidays) { holiday, element in
            element.object { write(holiday, into: &$0) }
        }
    }

    private func write(_ holiday: HolidayRecord.Holiday, into json: inout JSONObject) {
        json.member("id", holiday.id.description)
        json.member("date", holiday.date.description)
        json.member("last", holiday.last.description)
        json.member("observedOn", holiday.observedOn?.description)
        json.member("observedFor", holiday.observedFor?.description)
        json.names(holiday.names)
        json.array("types", holiday.types) { $1.text($0.rawValue) }
        json.array("regions", holiday.regions) { $1.text($0.description) }
        json.array("exceptions", holiday.exceptions) { $1.text($0.description) }
        json.member("local", holiday.isLocal)
        json.member("estimated", holiday.isEstimated)
        json.member("page", holiday.page.description)
    }

    typealias Record = HolidayRecord
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
