import Documents
import Markup
import Support

/// A RELAX NG schema in an adapter's folder, built into the program. It is compiled once per process, on first use.
typealias EmbeddedSchema = MadeOnce<RelaxNG, DocumentFailure>

extension EmbeddedSchema {
    /// - Parameter path: the path below `Sources/Adapters`, such as `Enrico/enrico.rng`.
    convenience init(embedded path: String) {
        self.init { () throws(DocumentFailure) in
            guard let file = EmbeddedFiles.file(at: path) else { throw .missing(name: path, source: "embedded") }
            do throws(MarkupError) {
                return try RelaxNG(rng: file.bytes)
            } catch {
                throw .invalid(name: path, source: "embedded", problems: error)
            }
        }
    }
}
