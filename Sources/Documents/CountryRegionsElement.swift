import Almanac
import Entities
import Markup

/// Maps the `regions` of a country in `countries.xml`: "BY Bavaria|Bayern; SL Saarland".
struct CountryRegionsElement {
    let regions: [CountryRegion]

    init(_ element: borrowing Element, _ label: DocumentLabel) throws(DocumentFailure) {
        let language = element.attribute("lang") ?? "und"
        var regions: [CountryRegion] = []
        // By bytes: names are in all scripts, and none of the separators is part of another character.
        for item in element.text.utf8.split(separator: UInt8(ascii: ";")) {
            let parts = item.drop { Self.isSpace($0) }.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard parts.count == 2, let code = RegionCode(String(Substring(parts[0]))) else {
                throw label.inconsistent(element.line, "a region needs a code and a name")
            }
            let names = parts[1].split(
                separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false
            ).map { String(Substring($0)) }
            guard let name = names.first, !names.contains(where: \.isEmpty) else {
                throw label.inconsistent(element.line, "a region needs a code and a name")
            }
            regions.append(
                CountryRegion(
                    code: code, name: name,
                    localName: names.count > 1 ? LocalizedText(names[1], language: language) : nil))
        }
        self.regions = regions
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
}
