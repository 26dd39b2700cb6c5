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
        case .storage: whatIsStored
        case .accessibility: accessibility
        }
    }

    /// What the home page says about the part; nil if it does not list it.
    public func blurb(of part: Frame.Part) -> String? {
        switch part {
        case .holidays: byCountryAndYear
        case .world: whoIsOffToday
        case .occasions: whatAFeastIsAndWhoKeeps
        case .workingDays: betweenTwoDatesOrAfter
        case .compare: daysOffInCommon
        case .quotes: tenADayWithSources
        case .people: whoTheyWereAndWhatTheySaid
        case .lightSide: theJediCodeAndItsMasters
        case .darkSide: theSithCodeAndItsHolocrons
        case .greeting: getAGreetingByName
        case .options, .search, .developers, .storage, .accessibility: nil
        }
    }
}
