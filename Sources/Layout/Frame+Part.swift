public import Places

extension Frame {
    /// A part of the site. The navigation lists all of them, and the home page those with a blurb, both in this order.
    public enum Part: Hashable, Sendable, CaseIterable {
        case holidays, world, options, occasions, workingDays, compare, quotes, people, search, lightSide, darkSide
        case greeting, developers, storage, accessibility
    }
}

extension Frame.Part {
    /// Where the part begins. What it is called is in `Words+Parts.swift`.
    public var place: Place {
        switch self {
        case .holidays: .holidays(.list(.choose))
        case .world: .world(.today)
        case .options: .options(.form)
        case .occasions: .occasions(.list)
        case .workingDays: .workingDays(WorkingDaysPlace())
        case .compare: .compare(.front)
        case .quotes: .quotes(.list(.draw(nil)))
        case .people: .people(.list(search: ""))
        case .search: .search(SearchPlace())
        case .lightSide: .light(LightPlace())
        case .darkSide: .dark(DarkPlace())
        case .greeting: .greeting(.front)
        case .developers: .developers(.page)
        case .storage: .about(.privacy)
        case .accessibility: .about(.accessibility)
        }
    }

    /// Whether its link is in the foot: the first row of the navigation has room for five.
    var isInFoot: Bool {
        switch self {
        case .holidays, .world, .quotes, .people, .search: false
        default: true
        }
    }
}
