/// Who keeps a holiday that not everybody keeps.
public enum Keepers: Hashable, Sendable {
    case regions(Names, of: Int)
    case allBut(Names)
    /// Only parts of the country, or of these regions; the text says which parts.
    case parts(Names, which: ForeignText?)

    /// Some regions of a country, in the order of their codes.
    public struct Names: Hashable, Sendable {
        public let codes: [RegionCode]
        /// Their names, in the same order, without those that lie in another one of them; empty if there are more than a
        /// page would name.
        public let names: [ForeignText]
        /// How many they are: one that lies in another one is not counted beside it.
        public let count: Int

        /// - Parameters:
        ///   - codes: the regions, in the order of their codes.
        ///   - names: what a page calls them; empty if it only counts them.
        ///   - count: nil if all of them count.
        public init(codes: [RegionCode], names: [ForeignText], count: Int? = nil) {
            self.codes = codes
            self.names = names
            self.count = count ?? codes.count
        }

        /// How many regions are named; more of them are only counted.
        public static let most = 3
    }
}
