import AlmanacValues
import HTML
import Places

/// A page that is stored as a file.
///
/// Stored as files: all pages with an address without a query, the lists and calendars of holidays of one type or one
/// region, and the orders of the people. Pages that depend on a text or on a visitor's choices need a server.
struct StoredPage: Hashable {
    /// The canonical address.
    let target: String
    let address: Address

    /// The page that a link leads to; nil if it needs a server, or if the link does not lead to a page of the site.
    init?(link target: String) {
        guard let address = try? Address(target: target), let place = try? Place(address),
            let stored = Self.stored(place)
        else { return nil }
        self.init(stored, in: address.language)
    }

    private init?(_ place: Place, in language: Language) {
        var address = place.address
        if place.hasLanguages { address.language = language }
        self.address = address
        target = Link(place).address(in: language.page)
        guard !FileName.hasQuery(address) || Self.isVariant(place, address) else { return nil }
    }

    /// The place whose page is stored for a link to this one; nil if it needs a server.
    ///
    /// The switch has no default, so a new place does not compile until somebody has decided.
    private static func stored(_ place: Place) -> Place? {
        switch place {
        case .holidays(.day(let day)):
            // The filter of the list, which only leads back there.
            .holidays(.day(ListedHoliday(day.reference, in: HolidayFilter())))
        case .countries(.results), .countries(.close): nil
        case .record(.search, _), .record(.compare, _), .record(.workingDays, _): nil
        case .start, .holidays, .calendars, .leave, .longWeekends, .world, .occasions, .countries, .quotes, .people,
            .light, .dark, .greeting, .record, .data, .about, .developers, .documents, .look:
            place
        case .search, .options, .workingDays, .compare, .interface: nil
        }
    }

    /// Whether the page is stored although it has a filter or an order.
    private static func isVariant(_ place: Place, _ address: Address) -> Bool {
        switch place {
        case .holidays(.list), .people(.list(.grouped)): FileName.variant(of: address) != nil
        // Of a country, not of one year: the calendar to subscribe to, and its picture.
        case .record(.holidays, .ics), .record(.holidays, .json), .record(.holidays, .svg):
            address.path.count == 2 && FileName.variant(of: address) != nil
        default: false
        }
    }
}
