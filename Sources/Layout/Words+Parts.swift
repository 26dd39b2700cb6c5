/// What the parts of the site are called.
extension Words {
    /// The part's name, in the navigation and on the home page.
    public func name(of part: Frame.Part) -> String {
        switch part {
        case .holidays: say("Holidays")
        case .world: say("World")
        case .options: say("Options")
        case .occasions: say("Occasions")
        case .workingDays: say("Working days")
        case .compare: say("Compare places")
        case .quotes: say("Quotes")
        case .people: say("People")
        case .search: say("Search")
        case .lightSide: say("Light side")
        case .darkSide: say("Dark side")
        case .greeting: say("Greeting")
        case .developers: say("For developers")
        }
    }

    /// What the home page says about the part; nil if it does not list it.
    public func blurb(of part: Frame.Part) -> String? {
        switch part {
        case .holidays: say("By country and year")
        case .world: say("Who is off today")
        case .occasions: say("What a feast is, and who keeps it")
        case .workingDays: say("Between two dates, or after one")
        case .compare: say("Days off in common, days to meet")
        case .quotes: say("10 a day, with their sources")
        case .people: say("Who they were and what they said")
        case .lightSide: say("The Jedi code and its masters")
        case .darkSide: say("The Sith code and its holocrons")
        case .greeting: say("Get a greeting by name")
        case .options, .search, .developers: nil
        }
    }
}
