import Almanac

/// The quotations and people. Each document is read on first use and cached as a whole.
struct Literature: Sendable {
    let quotations: Memo<Shelf<Quotation>, DocumentFailure>
    let people: Memo<Shelf<Person>, DocumentFailure>

    /// Entities in document order and by id.
    struct Shelf<Entity: Sendable>: Sendable {
        let all: [Entity]
        let byID: [SluggedID<Entity>: Entity]

        /// - Parameter all: entities with distinct ids, as the documents guarantee.
        init(_ all: [Entity], id: (Entity) -> SluggedID<Entity>) {
            self.all = all
            byID = Dictionary(all.map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    init(_ reader: DocumentReader) {
        quotations = Memo { () throws(DocumentFailure) in Shelf(try reader.quotations(), id: \.id) }
        people = Memo { () throws(DocumentFailure) in Shelf(try reader.people(), id: \.id) }
    }
}
