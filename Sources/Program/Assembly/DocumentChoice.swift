import AlmanacValues
import DataSets
import Documents
import Entities

/// Where the documents of a site come from: the program, an operator's folder, or a data set that is newer than the program's.
struct DocumentChoice {
    let source: any DocumentSource
    let origin: Origin
    /// What to say of it in logs; nil for the documents inside the program.
    let name: String?

    init(_ settings: Settings) {
        if let folder = settings.documents {
            (source, origin, name) = (DocumentFolder(folder), .operators, "the documents in \(folder)")
        } else if let folder = settings.dataDirectory, let set = DataFolder(folder).newer {
            (source, origin, name) = (set.documents, .embedded, "the data set \(set.name) in \(folder)")
        } else {
            (source, origin, name) = (EmbeddedDocuments(), .embedded, nil)
        }
    }

    var isEmbedded: Bool { name == nil }
}

extension Settings {
    /// The folders that a running server reads again, for a sentence; empty without any.
    var folders: String {
        [
            DocumentChoice(self).name ?? dataDirectory.map { "the data sets in \($0)" },
            publishedSet.map { "the published set in \($0)" }, own.map { "the own calendars in \($0)" },
            schools.map { "the schools in \($0)" },
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
