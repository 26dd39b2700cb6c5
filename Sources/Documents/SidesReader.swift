import Almanac
import Markup

/// Reads the four documents of the sides.
struct SidesReader: Sendable {
    private let reader: DocumentReader
    private let source: any DocumentSource
    private let schema = Memo { () throws(DocumentFailure) in try DocumentReader.schema("sides/sides.xsd") }

    init(_ source: any DocumentSource) {
        reader = DocumentReader(source)
        self.source = source
    }

    func code(of side: Side) throws(DocumentFailure) -> SideCode {
        let origin = origin("sides/\(side.rawValue)/code.xml")
        return try SidesDocument.code(try document(origin), of: side, origin)
    }

    func masters() throws(DocumentFailure) -> [Master] {
        let origin = origin("sides/light/list.xml")
        return try SidesDocument.masters(try document(origin), origin)
    }

    func holocrons() throws(DocumentFailure) -> [Holocron] {
        let origin = origin("sides/dark/list.xml")
        return try SidesDocument.holocrons(try document(origin), origin)
    }

    private func origin(_ name: String) -> DocumentOrigin {
        DocumentOrigin(name: name, source: source.label)
    }

    private func document(_ origin: DocumentOrigin) throws(DocumentFailure) -> Document {
        guard let document = try reader.document(origin, schema) else {
            throw .missing(name: origin.name, source: origin.source)
        }
        return document
    }
}
