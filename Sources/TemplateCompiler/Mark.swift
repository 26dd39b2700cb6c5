/// The marks that a page may have, in their order; `PageMark` has the same names.
enum Mark: String, CaseIterable {
    case contentStart, loadingStart, loadingEnd, contentEnd

    /// "contentStart, loadingStart, …"
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    var description: String { "{{%\(rawValue)}}" }

    /// The other end.
    var partner: Mark {
        switch self {
        case .contentStart: .contentEnd
        case .loadingStart: .loadingEnd
        case .loadingEnd: .loadingStart
        case .contentEnd: .contentStart
        }
    }

    /// Whether the mark belongs to the frame, which every page in it has.
    var isOfContent: Bool { self == .contentStart || self == .contentEnd }
}
