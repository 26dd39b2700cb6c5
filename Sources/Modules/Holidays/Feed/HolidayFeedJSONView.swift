import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The events of a calendar as JSON (`/holidays/DE.json`).
struct HolidayFeedJSONView: JSONView {
    func event(from visit: Visit<HolidayFeedRequest>) -> HolidayFeedEvent { .requested(visit.place) }

    func headers(of record: HolidayFeedRecord) -> RepresentationHeaders { record.headers(as: format) }

    func write(_ record: HolidayFeedRecord, into json: inout JSONObject) {
        json.array("places", record.places) { place, element in
            element.object { json in
                json.member("code", place.territory.description)
                json.member("country", place.countryName.text)
                json.member("region", place.regionName?.text)
                json.known(place.known)
            }
        }
        json.object("years") { years in
            years.member("first", record.years.lowerBound)
            years.member("last", record.years.upperBound)
        }
        json.object("filter") { filter in
            filter.member("type", record.types.word)
            filter.member("region", record.request.filter.area)
        }
        json.member("revised", record.revised?.description)
        json.staleness(record.supplyAge)
        json.member("page", record.page.description)
        json.array("holidays", record.events) { event, element in
            element.object { json in
                json.member("uid", event.uid)
                json.array("places", event.places) { $1.text($0.territory.description) }
                json.member("country", event.country.description)
                json.holiday(event.holiday)
                json.regionalTypes(event.holiday.regionalTypes, namesCountry: true)
                json.array("otherNames", event.otherNames) { name, element in
                    element.object { json in
                        json.member("language", name.language)
                        json.member("text", name.text)
                    }
                }
            }
        }
    }

    typealias Record = HolidayFeedRecord
}
