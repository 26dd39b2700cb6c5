import AlmanacValues
import Entities

extension Quotation.Author {
    /// Makes an author from a name in an upstream's document. The id is the one that a person of that name has in our
    /// documents, so that the quotation links to the person's page. It does no harm if nobody has the id.
    init(upstream name: String) {
        self.init(name: name, id: PersonID(Slug(name).description))
    }
}
