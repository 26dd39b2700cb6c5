/// What the data lack, after the words "We have no data about".
public enum DataGap: Hashable, Sendable {
    /// The words of a document, in the language of the page or in English: "other observances".
    case words(String)
    /// Breaks of schools in these regions.
    case breaks(in: [ForeignText])
    /// Breaks of schools in so many of all regions: more than a page would name.
    case breaksInSome(Int, of: Int)

    /// What programs read. Breaks of schools are in English.
    public var text: String {
        switch self {
        case .words(let words): words
        case .breaks(let regions): "breaks of schools in \(regions.map(\.text).joined(separator: ", "))"
        case .breaksInSome(let count, let all): "breaks of schools in \(count) of \(all) regions"
        }
    }
}
