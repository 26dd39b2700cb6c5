import AlmanacValues
import Entities
import Markup

/// Maps a validated `cities.xml` to entities, in document order: the largest first.
struct CitiesDocument {
    let cities: [City]

    init(_ document: borrowing Document, label: DocumentLabel) throws(DocumentFailure) {
        var cities: [City] = []
        let root = document.root
        var children = root.children
        while let child = children.next() { cities.append(try Self.city(child, label)) }
        self.cities = cities
    }

    private static func city(_ element: borrowing Element, _ label: DocumentLabel) throws(DocumentFailure) -> City {
        // The schema requires the code. By bytes: names are in all scripts.
        guard let country = element.attribute("country").flatMap({ CountryCode($0) }) else {
            throw label.inconsistent(element.line, "the country's code is missing")
        }
        let names = element.text.utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
        guard !names.isEmpty else { throw label.inconsistent(element.line, "a city needs a name") }
        return City(names, in: Territory(country, element.attribute("region").flatMap { RegionCode($0) }))
    }
}
