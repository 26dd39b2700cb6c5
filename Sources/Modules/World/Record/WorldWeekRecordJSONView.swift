import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The public holidays of seven days, as JSON (`/on/2026-12-24/week.json`): each day with the countries that have one.
struct WorldWeekRecordJSONView: JSONView {
    func event(from visit: Visit<CivilDate>) -> WorldWeekRecordEvent { .choseDay(visit.place) }

    func headers(of record: WorldWeekRecord) -> RepresentationHeaders {
        RepresentationHeaders(
            record: "off-week\(record.days.first.map { "-\($0.date)" } ?? "")", as: format, page: record.page)
    }

    func write(_ record: WorldWeekRecord, into json: inout JSONObject) {
        json.member("page", record.page.description)
        json.array("days", record.days) { day, element in
            element.object { json in
                json.member("date", day.date.description)
                let countries = day.countries.filter { !$0.holidays.isEmpty || !$0.regional.isEmpty }
                json.array("countries", countries) { country, element in
                    element.object { json in
                        json.member("country", country.code.description)
                        json.member("off", country.isOff)
                        json.array("holidays", country.holidays + country.regional) { feast, element in
                            element.object { $0.write(feast, link: record.links[feast.id]) }
                        }
                    }
                }
            }
        }
    }

    typealias Record = WorldWeekRecord
}
