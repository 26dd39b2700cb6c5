import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The list of holidays as XML (`/holidays/DE/2026.xml`).
struct HolidayRecordXMLView: XMLView {
    let root = "holidays"

    func event(from visit: Visit<HolidayYear>) -> HolidayRecordEvent { .requested(visit.place) }

    func headers(of record: HolidayRecord) -> RepresentationHeaders { record.headers(as: format) }

    func write(_ record: HolidayRecord, into xml: inout XMLElement) {
        xml.attribute("country", record.selection.country.description)
        xml.attribute("year", record.selection.year)
        xml.attribute("firstYear", record.knownYears.lowerBound)
        xml.attribute("lastYear", record.knownYears.upperBound)
        xml.attribute("type", record.selection.filter.types.word)
        xml.attribute("region", record.selection.filter.area)
        xml.staleness(record.supplyAge)
        xml.attribute("page", record.page.description)
        xml.names([record.countryName])
        for region in record.regions {
            xml.element("region") { element in
                element.attribute("code", region.code.description)
                element.element("name", region.name.text)
            }
        }
        for known in record.known { xml.element("known") { write(known, into: &$0) } }
        for holiday in record.holidays { xml.element("holiday") { write(holiday, into: &$0) } }
    }

    private func write(_ holiday: HolidayRecord.Holiday, into xml: inout XMLElement) {
        xml.attribute("id", holiday.id.description)
        xml.attribute("date", holiday.date.description)
        xml.attribute("last", holiday.last.description)
        xml.attribute("observedOn", holiday.observedOn?.description)
        xml.attribute("observedFor", holiday.observedFor?.description)
        xml.attribute("types", Self.words(holiday.types.map(\.rawValue)))
        xml.attribute("regions", Self.words(holiday.regions.map(\.description)))
        xml.attribute("exceptions", Self.words(holiday.exceptions.map(\.description)))
        xml.attribute("local", holiday.isLocal)
        xml.attribute("estimated", holiday.isEstimated)
        xml.attribute("begins", holiday.begins?.description)
        xml.attribute("page", holiday.page.description)
        xml.attribute("key", holiday.key)
        xml.names(holiday.names)
        for found in holiday.regionalTypes {
            xml.element("regionalType") { element in
                element.attribute("type", found.type.rawValue)
                element.attribute("regions", Self.words(found.regions.map(\.description)))
                element.attribute("local", found.isLocal)
            }
        }
    }

    private func write(_ known: YearKnowledge, into xml: inout XMLElement) {
        xml.attribute("types", Self.words(known.types.map(\.rawValue)))
        xml.attribute("state", known.state.rawValue)
        xml.attribute("basis", known.basis?.rawValue)
        xml.attribute("from", known.from?.description)
        xml.attribute("until", known.until?.description)
        xml.attribute("latest", known.latest?.description)
        xml.attribute("lacks", known.lacks)
        for authority in known.authorities {
            xml.element("authority") { element in
                element.attribute("title", authority.title)
                element.attribute("address", authority.address)
            }
        }
    }

    /// A list of XML Schema; nil if it is empty.
    private static func words(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: " ") }

    typealias Record = HolidayRecord
}
