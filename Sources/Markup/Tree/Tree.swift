internal import CLibXML2

/// A parsed tree before a ``Document`` takes ownership of it.
struct Tree {
    let document: xmlDocPtr
    let warnings: [Problem]
}

extension MarkupError {
    /// The error for a failed allocation in libxml2.
    static var outOfMemory: MarkupError {
        MarkupError(.internal, Problem("libxml2 is out of memory", domain: .other))
    }
}
