public import HTML

/// The view model of the filters of a year (Templates/Layout/_filter.mustache): types as links, regions as a form.
public struct YearFilter: Sendable {
    public let types: [Choice]
    /// Nil for a country without regions.
    public let regions: RegionForm?

    public struct RegionForm: Sendable {
        public let action: Link
        /// The type that the form keeps; nil for the default type.
        public let type: String?
        public let choices: [RegionChoice]
    }

    public struct RegionChoice: Sendable {
        public let code: String
        public let name: String
        public let isCurrent: Bool
    }
}
