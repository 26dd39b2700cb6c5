import AlmanacValues
import Entities
import Support

/// The quotations and people. Each document is read on first use and cached as a whole.
struct Literature: Sendable {
    let quotations: MadeOnce<EntityIndex<QuotationID, Quotation>, DocumentFailure>
    let people: MadeOnce<EntityIndex<PersonID, Person>, DocumentFailure>

    /// Entities in document order and by id.
    struct EntityIndex<ID: Hashable & Sendable, Entity: Sendable>: Sendable {
        let all: [Entity]
        let byID: [ID: Entity]

        /// - Parameter all: entities with distinct ids, as the documents guarantee.
        init(_ all: [Entity], id: (Entity) -> ID) {
            self.all = all
            byID = Dictionary(all.map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    init(_ reader: DocumentReader) {
        quotations = MadeOnce { () throws(DocumentFailure) in EntityIndex(try reader.quotations(), id: \.id) }
        people = MadeOnce { () throws(DocumentFailure) in EntityIndex(try reader.people(), id: \.id) }
    }
}
