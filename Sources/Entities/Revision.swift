public import AlmanacValues

/// What changed in the data of a country on a day.
public struct Revision: Hashable, Sendable {
    public let date: CivilDate
    /// The changes, the most important first. There is at least one.
    public let changes: [DataChange]
    /// The number of changes of that day that are not listed.
    public let unlisted: Int

    public init(date: CivilDate, changes: [DataChange], unlisted: Int = 0) {
        self.date = date
        self.changes = changes
        self.unlisted = unlisted
    }

    /// Returns the revision with the names of holidays as a language calls them.
    ///
    /// - Parameter translate: returns what an English name is called; nil if that is not known.
    public func translated(_ translate: (String) -> LocalizedText?) -> Revision {
        Revision(date: date, changes: changes.map { $0.translated(translate) }, unlisted: unlisted)
    }
}
