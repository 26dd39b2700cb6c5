import AlmanacValues
import Support

/// Names breaks that are only for some: "Summer Holidays (Primary schools)". Without the limit, a name would be wrong
/// wherever it is shown alone.
enum SchoolNames {
    /// The most places in a name; a longer list says how many more there are.
    private static let most = 3
    private static let longest = 160

    /// Returns the names with what limits them, in each language.
    ///
    /// - Parameter limits: each in several languages.
    static func names(_ names: [LocalizedText], _ limits: [[LocalizedText]]) -> [LocalizedText] {
        guard !limits.isEmpty else { return names }
        return names.map { name in
            let text = limits.map { $0.text(in: name.language) }.joined(separator: "; ")
            return LocalizedText("\(name.text) (\(text.shortened(to: longest)))", language: name.language)
        }
    }

    /// Returns a list of places for a name: "Alba, Argeș, Bihor + 17".
    static func short(_ places: [[LocalizedText]]) -> [LocalizedText] {
        let rest = places.count - most
        return [LocalizedText].joined(Array(places.prefix(most))).map { text in
            LocalizedText(text.text + (rest > 0 ? " + \(rest)" : ""), language: text.language)
        }
    }

    /// Returns the limits of a break, in English if available, for lists that show the parts that have it.
    static func description(_ limits: [[LocalizedText]]) -> String {
        limits.map { $0.text(in: "en") }.joined(separator: "; ").shortened(to: 2_000)
    }
}
