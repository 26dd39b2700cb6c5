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
        /// Whether a server remembers the choice. A site of files only has links.
        public let isRemembered: Bool
        /// The buttons of the form; empty on a site of files.
        public let buttons: [Button]
        /// The links to the same place; empty on a site with a server.
        public let links: [LanguageLink]

        /// A language that a page can be read in.
        public struct Button: Sendable {
            /// Its own name: "Deutsch"
            public let name: String
            /// As in addresses: "de"
            public let code: String
            /// BCP 47: "zh-Hans"
            public let tag: String
            /// "rtl" or "ltr" if it differs from the direction of the page; nil otherwise.
            public let direction: String?
            public let isCurrent: Bool

            init(_ language: Language, on current: Language) {
                let facts = language.facts
                name = facts.name
                code = facts.code
                tag = facts.tag
                direction =
                    facts.isRightToLeft == current.facts.isRightToLeft ? nil : facts.isRightToLeft ? "rtl" : "ltr"
                isCurrent = language == current
            }
        }

        /// The same place in a language.
        public struct LanguageLink: Sendable {
            public let link: Link
            public let name: String
            public let tag: String
            public let direction: String?
            public let isCurrent: Bool

            init(_ link: Link, _ button: Button) {
                self.link = link
                name = button.name
                tag = button.tag
                direction = button.direction
                isCurrent = button.isCurrent
            }
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
        let (languages, current) = (assets.languages, assets.language)
        let buttons =
            languages == Language.all ? Self.buttons[current] : languages.map { .init($0, on: current) }
        guard !assets.isServed else {
            return LanguageChoice(
                action: languageAction, page: page.description, isRemembered: true, buttons: buttons, links: [])
        }
        return LanguageChoice(
            action: languageAction, page: page.description, isRemembered: false, buttons: [],
            links: zip(languages, buttons).map { .init(page.settled(in: $0.page), $1) })
    }

    /// The buttons for all languages on a page in one of them, which are the same on nearly every page.
    private static let buttons = PerLanguage { current in
        Language.all.map { LanguageChoice.Button($0, on: current) }
    }

    /// Returns the links to a page in all languages; none if the site has only one, or if the page has no address of its
    /// own.
    static func versions(of canonical: Link?, in assets: Assets) -> [Version] {
        guard assets.languages.count > 1, let canonical, canonical.hasLanguages else { return [] }
        return assets.languages.map { language in
            Version(tag: tags[language.index], link: canonical.settled(in: language.page, base: assets.base))
        } + [Version(tag: "x-default", link: canonical.settled(in: Language.english.page, base: assets.base))]
    }

    /// By the index of the language. The facts of a language are many, and reading one of them copies them all.
    private static let tags = Language.all.map(\.facts.tag)

    private static let languageAction = Link(.options(.language))
}
