public import AlmanacValues
import HTML

/// The sources of the pages' facts, as sentences for the foot of every page.
public struct Credits: Sendable {
    private let origins: Origins

    public init(_ origins: Origins = Origins()) {
        self.origins = origins
    }

    /// Returns the sentences in a language. In any but English, one more says that some texts are in other languages.
    func sentences(_ language: Language) -> [String] {
        let words = LayoutWords(language)
        let others = language == .english ? [] : [words.textsInOtherLanguages]
        return Self.others(origins, words) + Self.own(origins, words) + others
    }

    /// Returns the credit that the licence of a second source requires, with a link to the licence; nil without such a
    /// source.
    func licensed(_ language: Language) -> LicensedCredit? {
        origins.schools.flatMap { source in
            ExternalPage(source.licenceAddress).map { page in
                LicensedCredit(
                    text: LayoutWords(language).credit(source),
                    licence: LabelledLink(label: source.licence, link: page.link))
            }
        }
    }

    /// Returns a sentence for each source that is not embedded in the program, in the order of the parts.
    private static func others(_ origins: Origins, _ words: some Words) -> [String] {
        var sources: [(origin: Origin, parts: [CreditedPart])] = []
        // Countries need no entry: if they are not embedded, they come from the source of the holidays.
        for (part, origin) in [
            (CreditedPart.holidays, origins.holidays), (.quotes, origins.quotes), (.sides, origins.sides),
        ] {
            if let index = sources.firstIndex(where: { $0.origin.isNamed(like: origin) }) {
                sources[index].parts.append(part)
            } else {
                sources.append((origin, [part]))
            }
        }
        return sources.compactMap { words.credit($0.parts, from: $0.origin) }
    }

    /// Returns a sentence for each source of the embedded documents. Those of the two sides get no credit.
    private static func own(_ origins: Origins, _ words: some Words) -> [String] {
        [
            origins.holidays == .embedded ? words.ownHolidays : nil,
            origins.countries == .embedded ? words.ownCountries : nil,
            origins.quotes == .embedded ? words.ownQuotes : nil,
        ].compactMap(\.self)
    }
}

extension Origin {
    /// Whether both have the same credit, even if their remarks differ.
    fileprivate func isNamed(like other: Origin) -> Bool {
        switch (self, other) {
        case (.embedded, .embedded), (.operators, .operators): true
        case (.upstream(let first), .upstream(let second)):
            first.service == second.service && first.host == second.host && first.terms == second.terms
        case (.embedded, _), (.operators, _), (.upstream, _): false
        }
    }
}

/// The credit that the licence of a source requires.
public struct LicensedCredit: Sendable {
    /// "Contains information from OpenHolidays API Data, which is made available here under the Open Database License (ODbL)."
    public let text: String
    public let licence: LabelledLink
}
