import AlmanacValues
import VIPER

/// The people, for programs: the facts of `PersonListPage`. An age depends on today, so the record has dates.
struct PeopleRecord: Hashable, Sendable {
    /// Sorted by family name.
    let people: [Person]
    /// The replacement that is shown while a source fails; nil for good data.
    let supplyAge: SupplyAge?
    let page: Link

    struct Person: Hashable, Sendable {
        let id: PersonID
        let name: String
        let birth: PartialDate?
        let death: PartialDate?
        let page: Link
        let portrait: Link
    }
}

/// One person, for programs: the facts of `PersonPage`.
struct PersonRecord: Hashable, Sendable {
    let person: PersonInfo
    /// Nil if the quotes could not be fetched.
    let quotes: [Quote]?
    let page: Link
    let portrait: Link
    /// The same as a card.
    let card: Link

    struct Quote: Hashable, Sendable {
        let id: QuotationID
        let text: LocalizedText
        let page: Link
    }
}
