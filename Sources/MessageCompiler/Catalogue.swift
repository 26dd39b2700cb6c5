/// A String Catalog (`.xcstrings`), as Xcode, Weblate and Crowdin read and write it.
struct Catalogue: Decodable {
    let sourceLanguage: String
    let version: String
    let strings: [String: Entry]

    struct Entry: Decodable {
        /// What the message is for.
        let comment: String?
        /// By the language's code.
        let localizations: [String: Localization]?
    }

    /// A text, or one for each plural category, with the substitutions for `%#@name@` in it.
    struct Localization: Decodable {
        let stringUnit: StringUnit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    struct StringUnit: Decodable {
        let state: String
        let value: String
    }

    struct Variations: Decodable {
        let plural: [String: Form]?
    }

    struct Form: Decodable {
        let stringUnit: StringUnit?
    }

    struct Substitution: Decodable {
        let variations: Variations?
    }
}
