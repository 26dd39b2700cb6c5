import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// A country as XML (`/countries/DE.xml`).
struct CountryRecordXMLView: XMLView {
    let root = "country"

    func event(from visit: Visit<CountryCode>) -> CountryRecordEvent { .requested(visit.place) }

    func headers(of record: CountryRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: record.fileName, as: format, page: record.page)
    }

    func write(_ record: CountryRecord, into xml: inout XMLElement) {
        xml.attribute("code", record.facts.code.description)
        xml.attribute("alpha3", record.facts.alpha3)
        xml.attribute("numeric", record.facts.numeric)
        xml.attribute("zones", record.facts.zones.joined(separator: " "))
        xml.attribute("weekend", record.facts.weekend.map(\.word).joined(separator: " "))
        xml.attribute("firstYear", record.facts.years.lowerBound)
        xml.attribute("lastYear", record.facts.years.upperBound)
        xml.staleness(record.supplyAge)
        xml.attribute("holidays", record.page.description)
        xml.names(record.names)
        for region in record.regions {
            xml.element("region") { xml in
                xml.attribute("code", region.territory.description)
                xml.attribute("holidays", region.page.description)
                xml.element("name", region.name)
            }
        }
    }

    typealias Record = CountryRecord
}
