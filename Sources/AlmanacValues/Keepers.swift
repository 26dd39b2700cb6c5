/// Who keeps a holiday that not everybody keeps.
public enum Keepers: Hashable, Sendable {
    case regions(Names, of: Int)
    case allBut(Names)
    /// Only parts of the country, or of these regions; the text says which parts.
    case parts(Names, which: ForeignText?)

    /// Some regions of a country, in the order of their codes.
    public struct Names: Hashable, Sendable {
        public let codes: [RegionCode]
        /// Their names, in the same order; empty if there are more than a page would name.
        public let names: [ForeignText]

        public init(codes: [RegionCode], names: [ForeignText]) {
            self.codes = codes
            self.names = names
        }

        public var count: Int { codes.count }

        /// How many regions are named; more of them are only counted.
        public static let most = 3
    }
}
