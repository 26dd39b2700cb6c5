internal import CLibXML2

/// A name to compare with the names of the tree: any, a literal, or one that was chosen at run time.
enum NameTest {
    case any
    case literal(StaticString)
    case chosen(String)

    /// Whether the null-terminated name at `bytes` is this one. Creates no `String`.
    func matches(_ bytes: UnsafePointer<xmlChar>?) -> Bool {
        switch self {
        case .any: true
        case .literal(let name): name.equals(bytes)
        case .chosen(let name): name.equals(bytes)
        }
    }
}
