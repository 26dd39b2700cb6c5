import AlmanacValues

enum OpenAPIEvent: Hashable, Sendable {
    case requested
}

/// What the description says beside the operations, which the View already has.
struct OpenAPIRecord: Hashable, Sendable {
    /// Nil if the source does not say: the description then allows all codes and years.
    let coverage: DeveloperCoverage?
    /// The site's public address; nil if the operator set none.
    let base: String?
    /// The interfaces that are switched on.
    let interfaces: Set<Interface>
    /// The languages of the site, English among them.
    var languages: [Language] = [.english]
    /// Whether a program answers. An export has only files: it answers no assistant, and knows no order of a query.
    var isServed = true
}
