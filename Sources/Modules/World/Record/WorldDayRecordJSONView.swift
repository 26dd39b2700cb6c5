import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// Who is off on a day, as JSON (`/on/2026-12-24.json`).
struct WorldDayRecordJSONView: JSONView {
    func event(from visit: Visit<CivilDate>) -> WorldDayRecordEvent { .choseDay(visit.place) }

    func headers(of record: WorldDayRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "off-\(record.day.date)", as: format, page: record.page)
    }

    func write(_ record: WorldDayRecord, into json: inout JSONObject) {
        json.member("date", record.day.date.description)
        json.member("page", record.page.description)
        json.array("countries", record.day.countries) { country, element in
            element.object { json in
                json.member("country", country.code.description)
                json.names([LocalizedText(country.name.text, language: "en")])
                json.member("continent", country.continent?.rawValue)
                json.member("known", country.isKnown)
                json.member("off", country.isOff)
                json.member("weekend", country.isWeekend)
                json.member("exchangedFor", country.exchangedFor?.description)
                json.array("holidays", country.holidays + country.regional) { feast, element in
                    element.object { $0.write(feast, link: record.links[feast.id]) }
                }
            }
        }
    }

    typealias Record = WorldDayRecord
}

extension JSONObject {
    /// Writes the members of a holiday.
    mutating func write(_ feast: WorldDay.Feast, link: Link?) {
        member("id", feast.id.id.description)
        names([feast.name] + [feast.localName].compactMap(\.self))
        member("occasion", feast.occasion == nil ? nil : feast.feast.description)
        member("observed", feast.isObserved)
        member("estimated", feast.isEstimated)
        member("page", link?.description)
        switch feast.keepers {
        case nil: whole([])
        case .allBut(let regions): whole(regions.codes)
        case .regions(let regions, _): some("regions", regions.codes, nil)
        case .parts(let regions, let which): some("parts", regions.codes, which)
        }
    }

    private mutating func whole(_ exceptions: [RegionCode]) {
        member("kept", "everywhere")
        array("exceptions", exceptions) { $1.text($0.description) }
    }

    private mutating func some(_ kept: String, _ regions: [RegionCode], _ which: ForeignText?) {
        member("kept", kept)
        array("regions", regions) { $1.text($0.description) }
        if let which { member("where", which.text) }
    }
}
