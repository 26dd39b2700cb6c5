import AlmanacValues

// Names of one and the same holiday.

extension SearchSynonyms {
    /// Names that governments and people use for one day, of which the documents of a country have one or another. The first of
    /// GOV.UK. Maintained by hand.
    private static let same: [[SearchKey]] = [
        ["early may bank holiday", "may day bank holiday", "may bank holiday", "may day"],
        ["spring bank holiday", "late may bank holiday", "whitsun bank holiday"],
        ["summer bank holiday", "late summer bank holiday", "august bank holiday"],
    ].map { names in names.map { SearchKey($0) } }

    /// Returns the other names of what has a name; empty if there are none.
    func namesakes(of name: SearchKey) -> [SearchKey] {
        Self.same.first { $0.contains(name) }?.filter { $0 != name } ?? []
    }
}
