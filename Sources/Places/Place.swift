public import AlmanacValues

/// Every destination of the site. Parsing an address makes a place, and a place prints its canonical address:
/// `Place(place.address) == place` for every place.
///
/// The site switches over it without a default, so a new place does not compile until it is routed.
public enum Place: Hashable, Sendable {
    /// `/`
    case start
    /// `/holidays…`
    case holidays(HolidaysPlace)
    /// `/holidays/DE/2026/calendar`, `/holidays/DE/2026/10`
    case calendars(CalendarsPlace)
    /// `/holidays/DE/2026/leave`
    case leave(LeavePlace)
    /// `/holidays/DE/2026/long-weekends`
    case longWeekends(LongWeekendsPlace)
    /// `/working-days`
    case workingDays(WorkingDaysPlace)
    /// `/on/2026-12-24`
    case world(WorldPlace)
    /// `/compare…`
    case compare(ComparePlace)
    /// `/occasions…`
    case occasions(OccasionsPlace)
    /// `/search`
    case search(SearchPlace)
    /// `/countries…`
    case countries(CountriesPlace)
    /// `/quotes…`
    case quotes(QuotesPlace)
    /// `/people…`
    case people(PeoplePlace)
    /// `/light-side`
    case light(LightPlace)
    /// `/dark-side`
    case dark(DarkPlace)
    /// `/greeting`
    case greeting(GreetingPlace)
    /// `/options…`
    case options(OptionsPlace)
    /// `/holidays/DE/2026.json`: the facts of a page, for programs
    case record(RecordPlace, Format)
    /// `/developers`, `/openapi.json`
    case developers(DevelopersPlace)
    /// `/api/v3/…`: what clients of other services ask
    case interface(InterfacesPlace)
    /// `/data`
    case data(DataPlace)
    /// `/privacy`, `/accessibility`
    case about(AboutPlace)
    /// `/documents…`
    case documents(DocumentsPlace)
    /// `/look.css`
    case look
}

extension Place {
    /// Parses the place at an address. An extension that no page has of its own names the format of a record.
    public init(_ address: Address) throws(PlaceProblem) {
        do {
            self = try Place(page: address)
        } catch PlaceProblem.unknownName(let name, let known) {
            // Pages ignore names, so the address is of something else that was found.
            throw .unknownName(name, known: known)
        } catch {
            guard let (record, format) = try RecordPlace.parse(address) else { throw error }
            self = .record(record, format)
        }
    }

    /// Parses the address of a page. Ignores the case of words and codes, and unknown query items: the caller compares
    /// the requested address with `address` and redirects to the canonical spelling. Addresses for programs that no
    /// other service defines reject unknown query items.
    init(page address: Address) throws(PlaceProblem) {
        let path = address.path
        let rest = path.dropFirst()
        switch path.first?.lowercasedWord {
        case nil: self = .start
        case "holidays":
            if let place = try CalendarsPlace(rest, of: address) {
                self = .calendars(place)
            } else if let place = try LeavePlace(rest, of: address) {
                self = .leave(place)
            } else if let place = try LongWeekendsPlace(rest, of: address) {
                self = .longWeekends(place)
            } else {
                self = .holidays(try HolidaysPlace(rest, of: address))
            }
        case "working-days": self = .workingDays(try WorkingDaysPlace(rest, of: address))
        case "on": self = .world(try WorldPlace(rest, of: address))
        case "compare": self = .compare(try ComparePlace(rest, of: address))
        case "occasions": self = .occasions(try OccasionsPlace(rest))
        case "search": self = .search(try SearchPlace(rest, of: address))
        case "countries": self = .countries(try CountriesPlace(rest, of: address))
        case "quotes": self = .quotes(try QuotesPlace(rest, of: address))
        case "people": self = .people(try PeoplePlace(rest, of: address))
        // People who type the address often leave out “-side”.
        case "light-side", "light": self = .light(try LightPlace(rest, of: address))
        case "dark-side", "dark": self = .dark(try DarkPlace(rest, of: address))
        case "greeting": self = .greeting(try GreetingPlace(rest, of: address))
        case "options": self = .options(try OptionsPlace(rest, of: address))
        case "developers": self = .developers(try DevelopersPlace(rest))
        case "openapi.json" where rest.isEmpty:
            try address.allow(.none)
            self = .developers(.description)
        case "api": self = .interface(try InterfacesPlace(api: rest, of: address))
        case "bank-holidays.json" where rest.isEmpty: self = .interface(.govUK(.all(.english)))
        case "bank-holidays": self = .interface(.govUK(try GovUKPlace(rest, in: .english)))
        case "gwyliau-banc.json" where rest.isEmpty: self = .interface(.govUK(.all(.welsh)))
        case "gwyliau-banc": self = .interface(.govUK(try GovUKPlace(rest, in: .welsh)))
        case "openholidays": self = .interface(.openHolidays(try OpenHolidaysPlace(rest, of: address)))
        case "data": self = .data(try DataPlace(rest))
        case "privacy": self = .about(try AboutPlace(.privacy, rest))
        case "accessibility": self = .about(try AboutPlace(.accessibility, rest))
        case "documents": self = .documents(try DocumentsPlace(rest, of: address))
        case "documents.json" where rest.isEmpty: self = .documents(try DocumentsPlace([], of: address))
        case "look.css" where rest.isEmpty: self = .look
        default: throw .unknown
        }
    }

    /// The canonical address of this place.
    public var address: Address {
        var address = Address(segments: [])
        spell(into: &address)
        return address
    }

    /// Spells the canonical address.
    func spell(into parts: inout some AddressParts & ~Copyable) {
        // Not through `section`: a page prints an address for each of its links, and an existential is allocated.
        switch self {
        case .start: StartPlace().spell(into: &parts)
        case .holidays(let place): place.spell(into: &parts)
        case .calendars(let place): place.spell(into: &parts)
        case .leave(let place): place.spell(into: &parts)
        case .longWeekends(let place): place.spell(into: &parts)
        case .workingDays(let place): place.spell(into: &parts)
        case .world(let place): place.spell(into: &parts)
        case .compare(let place): place.spell(into: &parts)
        case .occasions(let place): place.spell(into: &parts)
        case .search(let place): place.spell(into: &parts)
        case .countries(let place): place.spell(into: &parts)
        case .quotes(let place): place.spell(into: &parts)
        case .people(let place): place.spell(into: &parts)
        case .light(let place): place.spell(into: &parts)
        case .dark(let place): place.spell(into: &parts)
        case .greeting(let place): place.spell(into: &parts)
        case .options(let place): place.spell(into: &parts)
        case .record(let record, let format): record.spell(into: &parts, as: format)
        case .developers(let place): place.spell(into: &parts)
        case .interface(let place): place.spell(into: &parts)
        case .data(let place): place.spell(into: &parts)
        case .about(let place): place.spell(into: &parts)
        case .documents(let place): place.spell(into: &parts)
        case .look: LookPlace().spell(into: &parts)
        }
    }

    /// Who may keep the page of this place, if its status is 200.
    public var caching: Caching { section.caching }
    /// How much work the page takes to make.
    public var work: Work { section.work }

    /// Whether the place has a page, or a record, in each language of the site. Stored data and the interfaces of other
    /// services have one address; so does the guide for developers, which is in English.
    public var hasLanguages: Bool {
        switch self {
        case .look, .documents, .interface, .developers: false
        default: true
        }
    }

    /// The place of the same answer in another format, which `Accept` may ask for. Nil if it has no such format, and for all
    /// places whose caching is not `accepted`.
    public func form(_ format: Format) -> Place? {
        guard case .interface(.openHolidays(let place)) = self else { return nil }
        return place.form(format).map { .interface(.openHolidays($0)) }
    }

    /// Whether this place accepts a form (POST).
    public var takesForms: Bool { section.takesForms }

    /// Whether other spellings of the address are answered like the canonical one, instead of being redirected to it.
    public var takesAnySpelling: Bool { section.takesAnySpelling }

    private var section: any Section {
        switch self {
        case .start: StartPlace()
        case .holidays(let place): place
        case .calendars(let place): place
        case .leave(let place): place
        case .longWeekends(let place): place
        case .workingDays(let place): place
        case .world(let place): place
        case .compare(let place): place
        case .occasions(let place): place
        case .search(let place): place
        case .countries(let place): place
        case .quotes(let place): place
        case .people(let place): place
        case .light(let place): place
        case .dark(let place): place
        case .greeting(let place): place
        case .options(let place): place
        case .record(let record, let format): RecordAddress(record: record, format: format)
        case .developers(let place): place
        case .interface(let place): place
        case .data(let place): place
        case .about(let place): place
        case .documents(let place): place
        case .look: LookPlace()
        }
    }
}
