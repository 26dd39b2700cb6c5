import Almanac

/// Quotations and people: each read from its document when first asked for, and kept whole.
struct Literature: Sendable {
    let quotations: Memo<Shelf<Quotation>, DocumentFailure>
    let people: Memo<Shelf<Person>, DocumentFailure>

    /// Entities in their order, and by their id.
    struct Shelf<Entity: Sendable>: Sendable {
        let all: [Entity]
        let byID: [PlaceID: Entity]

        /// - Parameter all: no two with the same id; the documents see to that.
        init(_ all: [Entity], id: (Entity) -> PlaceID) {
            self.all = all
            byID = Dictionary(all.map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    init(_ reader: DocumentReader) {
        quotations = Memo { () throws(DocumentFailure) in Shelf(try reader.quotations(), id: \.id) }
        people = Memo { () throws(DocumentFailure) in Shelf(try reader.people(), id: \.id) }
    }
}
