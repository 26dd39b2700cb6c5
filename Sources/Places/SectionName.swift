/// The parts of the site, as metrics and traces name them: a fixed number, whatever addresses visitors ask for.
public enum SectionName: String, CaseIterable, Sendable {
    case start, holidays, calendars, leave, compare, world, occasions, search, countries, quotes, people, greeting
    case options, developers, interfaces, changes, data, about, documents, status, look
    case workingDays = "working-days"
    case longWeekends = "long-weekends"
    case lightSide = "light-side"
    case darkSide = "dark-side"
}

extension Place {
    /// The part of the site that the place belongs to. A record belongs to that of its page.
    public var sectionName: SectionName {
        switch self {
        case .start: .start
        case .holidays: .holidays
        case .calendars: .calendars
        case .leave: .leave
        case .longWeekends: .longWeekends
        case .workingDays: .workingDays
        case .world: .world
        case .compare: .compare
        case .occasions: .occasions
        case .search: .search
        case .countries: .countries
        case .quotes: .quotes
        case .people: .people
        case .light: .lightSide
        case .dark: .darkSide
        case .greeting: .greeting
        case .options: .options
        case .record(let place, _): place.sectionName
        case .developers: .developers
        case .interface: .interfaces
        case .data: .data
        case .about: .about
        case .documents: .documents
        case .look: .look
        }
    }
}

extension RecordPlace {
    fileprivate var sectionName: SectionName {
        switch self {
        case .holidays, .days: .holidays
        case .changes: .changes
        case .leave: .leave
        case .longWeekends: .longWeekends
        case .countries: .countries
        case .quotes: .quotes
        case .people: .people
        case .occasions: .occasions
        case .world: .world
        case .workingDays: .workingDays
        case .compare: .compare
        case .data: .data
        case .search: .search
        case .status: .status
        }
    }
}
