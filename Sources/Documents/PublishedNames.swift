import AlmanacValues
import Entities
import Support

/// The names of what a site publishes.
enum PublishedNames {
    /// The documents that are not about one country, and the schemas.
    static let all =
        documents + schemas + languages.map { DocumentName.translations(into: $0) }
        + languagesOfPlaces.map { DocumentName.places(in: $0) }

    /// The languages into which the program has translations, as in addresses.
    static let languages = languages(in: "translations/")

    /// The languages in which the program has the names of countries, as in addresses.
    static let languagesOfPlaces = languages(in: "places/")

    /// Returns the names of a folder's documents, without their extension.
    private static func languages(in folder: String) -> [String] {
        EmbeddedFiles.all.compactMap { file in
            let path = String(describing: file.path)
            let isOne = path.hasPrefix(folder) && path.hasSuffix(".xml")
            return isOne ? String(path.dropFirst(folder.utf8.count).dropLast(".xml".utf8.count)) : nil
        }
    }

    /// Returns all names, with those of the documents about each of the countries.
    static func all(with countries: [Country]) -> [String] {
        all
            + countries.map(\.code).flatMap {
                [DocumentName.calendar(of: $0), DocumentName.map(of: $0), DocumentName.stories(of: $0)]
            }
    }

    static let schemas = [
        "celebrations.xsd", "changes.xsd", "cities.xsd", "countries.xsd", "holidays.xsd", "maps/maps.xsd", "names.xsd",
        "occasions.xsd",
        "outline.xsd", "places/places.xsd", "sides/sides.xsd", "stories/stories.xsd", "translations/translations.xsd",
    ]

    private static let documents = [
        DocumentName.celebrations, DocumentName.changes, DocumentName.cities, DocumentName.countries,
        DocumentName.names, DocumentName.occasions, DocumentName.occasionStories, DocumentName.outline,
        DocumentName.people, DocumentName.quotations, DocumentName.masters, DocumentName.holocrons,
        DocumentName.code(of: .light), DocumentName.code(of: .dark),
    ]
}

extension DocumentReader {
    /// Returns the bytes of a document or a schema; nil if the source does not have it. The schemas are always the
    /// embedded ones: they describe what this program can read.
    func published(_ name: String) throws(DocumentFailure) -> [UInt8]? {
        if PublishedNames.schemas.contains(name) { return EmbeddedDocuments().bytes(of: name) }
        return try source.bytes(of: name)
    }

    /// Returns the revision of everything that is published.
    func revision() throws(DocumentFailure) -> DataRevision {
        if source is EmbeddedDocuments { return EmbeddedDocuments.revision }
        return try computedRevision()
    }

    /// Returns the revision that follows from reading all documents.
    func computedRevision() throws(DocumentFailure) -> DataRevision {
        let names = PublishedNames.all(with: try countries())
        var digest = FileDigest()
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            if let bytes = try published(name) { digest.add(name.utf8, bytes) }
        }
        let dates = try changes()?.values.compactMap { $0.first?.date }
        return DataRevision(date: dates?.max(), digest: digest.value)
    }
}
