import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The countries as XML (`/countries.xml?q=cote`).
struct CountriesRecordXMLView: XMLView {
    let root = "countries"

    func event(from visit: Visit<String>) -> CountriesRecordEvent { .searched(visit.place) }

    func headers(of record: CountriesRecord) -> RepresentationHeaders {
        RepresentationHeaders(record: "countries", as: format, page: record.page)
    }

    func write(_ record: CountriesRecord, into xml: inout XMLElement) {
        xml.staleness(record.supplyAge)
        xml.attribute("page", record.page.description)
        for country in record.countries {
            xml.element("country") { xml in
                xml.attribute("code", country.code.description)
                xml.attribute("holidays", country.holidays.description)
                xml.names(country.names)
            }
        }
        for region in record.regions {
            xml.element("region") { xml in
                xml.attribute("code", region.place.description)
                xml.attribute("country", region.place.country.description)
                xml.attribute("holidays", region.holidays.description)
                xml.names(region.names)
            }
        }
    }

    typealias Record = CountriesRecord
}
