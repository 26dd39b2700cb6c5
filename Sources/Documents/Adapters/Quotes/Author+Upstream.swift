import Almanac

extension Quotation.Author {
    /// An author whom an upstream names. The id is what a person of that name has in our documents, so that the quote
    /// leads to them if there is one; nobody of that id is no matter.
    init(upstream name: String) {
        self.init(name: name, id: PlaceID(Slug(name).description))
    }
}
