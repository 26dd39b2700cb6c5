import AlmanacValues
import Entities
import Markup

/// Maps the `regions` of a country in `countries.xml`: "BY Bavaria|Bayern; SL Saarland". A local name may have a language
/// of its own: "01 Åland|sv:Landskapet Åland".
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
            let local = Self.localName(names.dropFirst().first, language)
            guard let name = names.first, !names.contains(where: \.isEmpty), local?.text != "", local?.language != ""
            else { throw label.inconsistent(element.line, "a region needs a code and a name") }
            regions.append(CountryRegion(code: code, name: name, localName: local))
        }
        self.regions = regions
    }

    /// Returns a name in the language before its colon, or else in the usual one.
    private static func localName(_ name: String?, _ usual: String) -> LocalizedText? {
        guard let name else { return nil }
        let parts = name.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return LocalizedText(name, language: usual) }
        return LocalizedText(String(Substring(parts[1])), language: String(Substring(parts[0])))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
}
