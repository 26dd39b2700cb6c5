import AlmanacValues
import Layout
import VIPER

enum PersonEvent: Hashable, Sendable {
    /// Opened a person in the list of a search; empty for the whole list.
    case opened(PersonID, search: String = "")
    /// Requested the portrait alone.
    case portrayed(PersonID)
}

enum PersonNavigation: Hashable, Sendable {
    case list(search: String)
    /// The only address of the person.
    case person(PersonID)
    /// This page again, with the same way back.
    case again(PersonID, search: String)
    case portrait(PersonID)
    case quote(QuotationID)
    /// The person for programs.
    case record(PersonID, Format)
}

protocol PersonInteracting: Interactor {
    func person(_ id: PersonID) async throws(LookupFailure) -> PersonInfo
}

struct PersonInfo: Hashable, Sendable {
    let id: PersonID
    let name: Name
    let occupation: String?
    let birth: PartialDate?
    let death: PartialDate?
    let age: Age?
    /// A place where the person lived; nil if none is known.
    let address: Address?
    let biography: String?
    /// The person's quotes, or why they could not be fetched. The page shows the person either way.
    let quotes: Result<[Quote], ServiceFailure>
    /// The age of the person's data if it is a stale copy, because its source fails; nil otherwise.
    let supplyAge: SupplyAge?

    struct Name: Hashable, Sendable {
        let whole: ForeignText
        let given: String?
        let family: String?

        /// The family name, and the words between it and the given name ("von", "de la"), for a card. A prefix that is
        /// joined to the family name belongs to it: "al-Shabbi". No words in between if the family name comes first.
        var parts: (family: String?, between: String?) {
            guard let given = given?.utf8, let name = family?.utf8, whole.text.utf8.starts(with: given) else {
                return (family, nil)
            }
            let rest = whole.text.utf8.dropFirst(given.count)
            guard rest.count > name.count, rest.suffix(name.count).elementsEqual(name) else { return (family, nil) }
            let words = rest.dropLast(name.count).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
                .map { String(Substring($0)) }
            let between = words.dropLast().filter { !$0.isEmpty }.joined(separator: " ")
            return ((words.last ?? "") + String(Substring(rest.suffix(name.count))), between.isEmpty ? nil : between)
        }
    }

    struct Address: Hashable, Sendable {
        let street: String?
        let locality: String?
        /// The English name.
        let country: String?

        var lines: [String] { [street, locality, country].compactMap(\.self) }
    }

    struct Quote: Hashable, Sendable {
        let id: QuotationID
        let text: LocalizedText
    }
}

/// The view model of both the page and the portrait: one Presenter, two Views.
struct PersonPage: AwaitedPage {
    let head: PageHead
    let heading: String
    let back: LabelledLink
    /// The portrait that the View draws.
    let portrait: Portrait
    var loading: String?
    var notice: Notice?
    var age: String?
    var person: PersonSection?
}

struct PersonSection: Sendable {
    let name: String
    let page: Link
    let portrait: PortraitImage
    let occupation: String?
    let biography: String?
    let facts: FactSection?
    let quotes: PersonQuoteSection?
}

struct FactSection: Sendable {
    /// "1867–1934, 66 years"; nil if the person is alive.
    let lived: String?
    /// "80"; nil if the person is dead.
    let age: String?
    let born: FactDate?
    let died: FactDate?
    let address: String?
}

struct FactDate: Sendable {
    /// A day that is known for certain, in a year of the common era: "7 November 1867".
    let exact: FactDay?
    /// Any other date: "c. 399 BCE".
    let other: String?
}

struct FactDay: Sendable {
    let text: String
    let isoDate: String
}

struct PersonQuoteSection: Sendable {
    let title: String
    var notice: Notice?
    var rows: [PersonQuoteRow] = []
}

struct PersonQuoteRow: Sendable {
    let text: TextLines
    let link: Link
}

/// What a drawn portrait shows. The View decides how it is drawn.
struct Portrait: Sendable {
    /// "Portrait of Jane Austen", for visitors who cannot see the drawing.
    let title: String
    let monogram: String
    /// Determines the pattern behind the monogram: equal numbers look the same. Nil for a portrait without a pattern.
    let pattern: UInt64?
}
