import AlmanacValues
public import HTML
import Places

extension Frame {
    /// The choice of the language, at the foot of every page.
    public struct LanguageChoice: Sendable {
        /// The address that takes the choice and remembers it.
        public let action: Link
        /// The place that is shown in the chosen language: its address without a language.
        public let page: String
        public let options: [Option]
        /// Whether a server remembers the choice. A site of files only has links.
        public let isRemembered: Bool

        /// A language that a page can be read in.
        public struct Option: Sendable {
            /// Its own name: "Deutsch"
            public let name: String
            /// As in addresses: "de"
            public let code: String
            /// BCP 47: "zh-Hans"
            public let tag: String
            /// "rtl" if it differs from the direction of the page; nil otherwise.
            public let direction: String?
            /// The same place in the language.
            public let link: Link
            public let isCurrent: Bool
        }
    }

    /// A link in the head of a page to the same page in another language.
    public struct Version: Sendable {
        /// "de", "zh-Hans", "x-default"
        public let tag: String
        public let link: Link
    }

    /// Returns the languages in which a place can be read, or the home page if it is in one only; nil if the site has only
    /// one.
    static func languages(of page: Link, in assets: Assets) -> LanguageChoice? {
        guard assets.languages.count > 1 else { return nil }
        let page = page.hasLanguages ? page : home
        return LanguageChoice(
            action: languageAction, page: page.description,
            options: assets.languages.map { language in
                let facts = language.facts
                return LanguageChoice.Option(
                    name: facts.name, code: facts.code, tag: facts.tag,
                    direction: facts.isRightToLeft == assets.language.facts.isRightToLeft
                        ? nil : facts.isRightToLeft ? "rtl" : "ltr",
                    link: page.settled(in: language.page), isCurrent: language == assets.language)
            },
            isRemembered: assets.isServed)
    }

    /// Returns the links to a page in all languages; none if the site has only one, or if the page has no address of its
    /// own.
    static func versions(of canonical: Link?, in assets: Assets) -> [Version] {
        guard assets.languages.count > 1, let canonical, canonical.hasLanguages else { return [] }
        return assets.languages.map { language in
            Version(tag: language.facts.tag, link: canonical.settled(in: language.page, base: assets.base))
        } + [Version(tag: "x-default", link: canonical.settled(in: Language.english.page, base: assets.base))]
    }

    private static let languageAction = Link(.options(.language))
}
