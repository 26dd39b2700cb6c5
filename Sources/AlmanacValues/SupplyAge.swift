/// The data that is shown while its source fails: the last good copy, or the site's own.
public enum SupplyAge: Hashable, Sendable {
    /// The last good copy of the source's data, and how long ago the source last confirmed it.
    case copy(Duration)
    /// The site's own data, because the source has never supplied any.
    ///
    /// - Parameter revised: the day on which the site's data last changed; nil if its documents do not say so.
    case ownData(revised: CivilDate?)

    /// Whether the data is not the source's at all.
    public var isOwnData: Bool { if case .ownData = self { true } else { false } }
}

/// Pages tell the greatest of several ages. Own data counts as older than any copy.
extension SupplyAge: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.copy(let left), .copy(let right)): left < right
        case (.copy, .ownData): true
        case (.ownData, .copy): false
        case (.ownData(let left), .ownData(let right)):
            // The older revision is the greater age; an unknown one is the greatest.
            switch (left, right) {
            case (let left?, let right?): left > right
            case (_?, nil): true
            case (nil, _): false
            }
        }
    }
}
