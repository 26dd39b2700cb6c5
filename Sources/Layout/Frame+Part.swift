public import Places

extension Frame {
    /// A part of the site. The navigation lists all of them, and the home page those with a blurb, both in this order.
    public enum Part: Hashable, Sendable, CaseIterable {
        case holidays, world, options, occasions, workingDays, compare, quotes, people, search, lightSide, darkSide
        case greeting, developers
    }
}

extension Frame.Part {
    /// The one declaration of a part: its name, where it begins, and what the home page says about it.
    private var entry: (name: String, place: Place, blurb: String?) {
        switch self {
        case .holidays: ("Holidays", .holidays(.list(.choose)), "By country and year")
        case .world: ("World", .world(.today), "Who is off today")
        case .options: ("Options", .options(.form), nil)
        case .occasions: ("Occasions", .occasions(.list), "What a feast is, and who keeps it")
        case .workingDays: ("Working days", .workingDays(WorkingDaysPlace()), "Between two dates, or after one")
        case .compare: ("Compare places", .compare(.front), "Days off in common, days to meet")
        case .quotes: ("Quotes", .quotes(.list(.draw(nil))), "10 a day, with their sources")
        case .people: ("People", .people(.list(search: "")), "Who they were and what they said")
        case .search: ("Search", .search(SearchPlace()), nil)
        case .lightSide: ("Light side", .light(LightPlace()), "The Jedi code and its masters")
        case .darkSide: ("Dark side", .dark(DarkPlace()), "The Sith code and its holocrons")
        case .greeting: ("Greeting", .greeting(.front), "Get a greeting by name")
        case .developers: ("For developers", .developers(.page), nil)
        }
    }

    public var name: String { entry.name }
    /// Where the part begins.
    public var place: Place { entry.place }
    /// What the home page says about the part; nil if it does not list it.
    public var blurb: String? { entry.blurb }

    /// Whether its link is in the foot: the first row of the navigation has room for five.
    var isInFoot: Bool {
        switch self {
        case .holidays, .world, .quotes, .people, .search: false
        default: true
        }
    }
}
