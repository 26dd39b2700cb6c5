import AlmanacValues
import HTML
import Layout

/// The documents that the site is made of, for programs.
struct DocumentList: Described {
    /// Names this state of all documents.
    let revision: String?
    let documents: [Document]

    /// The day on which a document last changed; nil if none says.
    var revised: CivilDate? { documents.compactMap(\.revised).max() }

    struct Document: Described {
        let name: String
        let address: Link
        let mediaType: String
        let bytes: Int
        let revised: CivilDate?

        static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
            fields("name", "The document’s name, such as holidays/DE.xml.") { $0.name }
            fields("address", "Its address: a path on this site.") { $0.address }
            fields("mediaType", "Its media type.") { $0.mediaType }
            fields("bytes", "Its length in bytes.") { $0.bytes }
            fields("revised", "The day on which it last changed; null if it does not say.") { $0.revised }
        }
    }

    static var schemaName: String? { "DocumentList" }

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("revision", "Names this state of all documents; null if it is not known.") { $0.revision }
        fields("revised", "The day on which a document last changed; null if none says.") { $0.revised }
        fields("documents", "The documents and their schemas.") { $0.documents }
    }
}
