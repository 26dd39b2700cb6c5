internal import CLibXML2

/// A parsed tree on its way to the ``Document`` that will own it.
struct Tree {
    let document: xmlDocPtr
    let warnings: [Problem]
}

extension MarkupError {
    /// libxml2 could not get memory.
    static var outOfMemory: MarkupError {
        MarkupError(.internal, Problem("libxml2 is out of memory", domain: .other))
    }
}
