import Almanac
import Markup

extension DocumentReader {
    func quotations() throws(DocumentFailure) -> [Quotation] {
        let origin = DocumentOrigin(name: "quotes.html", source: source.label)
        return try QuotesDocument(html(origin), origin: origin).quotations
    }

    func people() throws(DocumentFailure) -> [Person] {
        let origin = DocumentOrigin(name: "people.html", source: source.label)
        return try PeopleDocument(html(origin), origin: origin).people
    }

    private func html(_ origin: DocumentOrigin) throws(DocumentFailure) -> Document {
        guard let bytes = try source.bytes(of: origin.name) else {
            throw .missing(name: origin.name, source: origin.source)
        }
        do throws(MarkupError) {
            return try Document(html: bytes)
        } catch {
            throw .invalid(name: origin.name, source: origin.source, problems: error)
        }
    }
}
