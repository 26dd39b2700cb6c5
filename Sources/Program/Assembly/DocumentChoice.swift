import AlmanacValues
import DataSets
import Documents
import Entities

/// Where the documents of a site come from: the program, an operator's folder, or a data set that is newer than the program's.
struct DocumentChoice {
    let source: any DocumentSource
    let origin: Origin
    /// The name for logs; nil for the documents inside the program.
    let name: String?
    /// The data set in use, and its folder.
    private let set: (folder: DataFolder, name: String)?

    init(_ settings: Settings) {
        if let folder = settings.documents {
            (source, origin, name) = (DocumentFolder(folder), .operators, "the documents in \(folder)")
            set = nil
        } else if let folder = settings.dataDirectory, let newer = DataFolder(folder).newer {
            (source, origin, name) = (newer.documents, .embedded, "the data set \(newer.name) in \(folder)")
            set = (DataFolder(folder), newer.name)
        } else {
            (source, origin, name) = (EmbeddedDocuments(), .embedded, nil)
            set = nil
        }
    }

    var isEmbedded: Bool { name == nil }

    /// Reads the data set as it was published. Nil for other documents, and for a set that came without its signature.
    func published() -> SignedSet? { set.flatMap { $0.folder.published($0.name) } }
}

extension Settings {
    /// The folders that a running server reads again, as part of a sentence; empty if there are none.
    var folders: String {
        [
            DocumentChoice(self).name ?? dataDirectory.map { "the data sets in \($0)" },
            own.map { "the own calendars in \($0)" }, schools.map { "the schools in \($0)" },
        ].compactMap(\.self).joined(separator: " and ")
    }
}

extension DataFolder {
    /// The version in use, unless the program's own documents are of a later day: after an upgrade, for example.
    var newer: (name: String, documents: DocumentFolder)? {
        guard let current else { return nil }
        guard let day = CivilDate(String(current.name.prefix(10))), let own = EmbeddedDocuments.revision.date else {
            return current
        }
        return day >= own ? current : nil
    }
}
