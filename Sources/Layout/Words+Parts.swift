/// What the parts of the site are called.
extension Words {
    /// The part's name, in the navigation and on the home page.
    public func name(of part: Frame.Part) -> String {
        switch part {
        case .holidays: partHolidays
        case .world: world
        case .options: options
        case .occasions: occasions
        case .workingDays: workingDays
        case .compare: comparePlaces
        case .quotes: quotes
        case .people: people
        case .search: search
        case .lightSide: lightSide
        case .darkSide: darkSide
        case .greeting: greeting
        case .developers: forDevelopers
        }
    }

    /// What the home page says about the part; nil if it does not list it.
    public func blurb(of part: Frame.Part) -> String? {
        switch part {
        case .holidays: byCountryAndYear
        case .world: whoIsOffToday
        case .occasions: whatAFeastIs
        case .workingDays: betweenTwoDatesOr
        case .compare: daysOffInCommon
        case .quotes: n10ADayWith
        case .people: whoTheyWereAnd
        case .lightSide: theJediCodeAnd
        case .darkSide: theSithCodeAnd
        case .greeting: getAGreetingBy
        case .options, .search, .developers: nil
        }
    }
}
