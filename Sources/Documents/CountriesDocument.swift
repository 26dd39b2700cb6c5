import AlmanacValues
import Entities
import Markup

/// Maps a validated `countries.xml` to entities, sorted by name.
struct CountriesDocument {
    let countries: [Country]

    init(_ document: borrowing Document, label: DocumentLabel) throws(DocumentFailure) {
        var countries: [Country] = []
        let root = document.root
        var children = root.children
        while let child = children.next() {
            countries.append(try Self.country(child, label))
        }
        // Sort as a reader expects: "Åland Islands" comes under A.
        self.countries = countries.map { (key: SearchKey($0.name).bytes, country: $0) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.country)
    }

    private static func country(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> Country {
        let names = label.names(of: element)
        guard let code = element.attribute("alpha2").flatMap({ CountryCode($0) }),
            let name = names.first(where: \.isEnglish) ?? names.first
        else { throw label.inconsistent(element.line, "a country needs a code and a name") }
        let (aliases, regions) = try aliasesAndRegions(of: element, label)
        return Country(
            code: code, alpha3: element.attribute("alpha3"), numeric: element.attribute("numeric"), name: name.text,
            localNames: names.filter { $0 != name }, aliases: aliases,
            continent: element.attribute("continent").flatMap { Continent(rawValue: $0) },
            zones: (element.attribute("zones") ?? "").split(separator: " ").map(String.init),
            weekend: label.weekdays(element.attribute("weekend")),
            // Monday, as in ISO 8601, if the document does not say.
            weekStart: label.weekday(element.attribute("week-start")) ?? .monday,
            years: try label.years(of: element), regions: regions,
            officialLanguages: (element.attribute("languages") ?? "").split(separator: " ")
                .compactMap { LanguageCode($0) })
    }

    private static func aliasesAndRegions(
        of element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> ([String], [CountryRegion]) {
        var aliases: [String] = []
        var regions: [CountryRegion] = []
        var children = element.children
        while let child = children.next() {
            if child.isNamed("alias") {
                aliases.append(child.text)
            } else if child.isNamed("regions") {
                regions = try CountryRegionsElement(child, label).regions
            } else if child.isNamed("region-zones") {
                regions = try RegionZonesElement(child, label).zoned(regions)
            }
        }
        return (aliases, regions)
    }
}
