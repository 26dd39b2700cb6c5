import AlmanacValues
import Entities
import Markup

/// Maps the `region-zones` of a country in `countries.xml`: "America/Denver CO MT; Pacific/Honolulu HI".
struct RegionZonesElement {
    private let zones: [RegionCode: String]
    private let line: Int
    private let label: DocumentLabel

    init(_ element: borrowing Element, _ label: DocumentLabel) throws(DocumentFailure) {
        (line, self.label) = (element.line, label)
        var zones: [RegionCode: String] = [:]
        for item in element.text.split(separator: ";") {
            let words = item.split(separator: " ").map(String.init)
            guard let zone = words.first, words.count > 1 else {
                throw label.inconsistent(line, "a zone needs regions")
            }
            for word in words.dropFirst() {
                guard let region = RegionCode(word), zones.updateValue(zone, forKey: region) == nil else {
                    throw label.inconsistent(line, "\(word) is no region, or has two zones")
                }
            }
        }
        self.zones = zones
    }

    /// Returns the regions with their zones.
    func zoned(_ regions: [CountryRegion]) throws(DocumentFailure) -> [CountryRegion] {
        let unknown = Set(zones.keys).subtracting(regions.map(\.code))
        if let region = unknown.map(\.description).min() {
            throw label.inconsistent(line, "\(region) has a zone, but is no region of the country")
        }
        return regions.map { region in
            CountryRegion(
                code: region.code, name: region.name, nameLanguage: region.nameLanguage, localName: region.localName,
                aliases: region.aliases, zone: zones[region.code])
        }
    }
}
