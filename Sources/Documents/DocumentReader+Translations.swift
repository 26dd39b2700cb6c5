import Entities

extension DocumentReader {
    /// Returns the translations into a language: always the program's own. Nil if it has none.
    func translations(into language: String) throws(DocumentFailure) -> Translations? {
        let embedded = EmbeddedDocuments()
        let label = DocumentLabel(name: DocumentName.translations(into: language), source: embedded.name)
        guard let bytes = embedded.bytes(of: label.name) else { return nil }
        return try TranslationsDocument(
            label.xml(bytes, DocumentSchemas.translations), in: language, label: label
        ).translations
    }
}
