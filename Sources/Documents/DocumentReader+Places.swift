import AlmanacValues
import Entities

extension DocumentReader {
    /// Returns the names of places in a language, always from the program's own documents. Nil if they have none, as
    /// for English.
    func placeNames(in language: Language) throws(DocumentFailure) -> PlaceNames? {
        let embedded = EmbeddedDocuments()
        let label = DocumentLabel(name: DocumentName.places(in: language.facts.code), source: embedded.name)
        guard let bytes = embedded.bytes(of: label.name) else { return nil }
        return try PlaceNamesDocument(label.xml(bytes, DocumentSchemas.places), in: language, label: label).names
    }
}
