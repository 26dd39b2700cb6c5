/// A format in which programs get facts. The raw value is the extension of its addresses: `/holidays/DE/2026.json`.
public enum Format: String, CaseIterable, Hashable, Sendable {
    case json
    /// Rows of text (RFC 4180).
    case csv
    case xml
    /// iCalendar (RFC 5545).
    case ics
    /// A feed (RFC 4287).
    case atom
    /// vCard (RFC 6350).
    case vcf
    /// A picture: the QR code of a calendar's address.
    case svg

    /// The media type without parameters.
    public var mediaType: String {
        switch self {
        case .json: "application/json"
        case .csv: "text/csv"
        case .xml: "application/xml"
        case .ics: "text/calendar"
        case .atom: "application/atom+xml"
        case .vcf: "text/vcard"
        case .svg: "image/svg+xml"
        }
    }

    /// The value of `Content-Type`. Text needs its charset; documents of JSON and XML say it themselves.
    public var contentType: String {
        switch self {
        case .json, .xml, .atom, .svg: mediaType
        case .csv: "text/csv; charset=utf-8; header=present"
        case .ics, .vcf: "\(mediaType); charset=utf-8"
        }
    }
}

// The formats of each record. Addresses and the pages that link to them read the same lists.
extension Format {
    /// Of one year of a country.
    public static let ofYear: [Format] = [.ics, .json, .csv, .xml]
    /// Of a country from last year on.
    public static let ofRollingYears: [Format] = [.ics, .json, .atom, .svg]
    /// Of any range of days of a country.
    public static let ofRange: [Format] = [.json]
    /// Of one holiday.
    public static let ofHoliday: [Format] = [.ics, .json]
    /// Of several places.
    public static let ofPlaces: [Format] = [.ics, .json]
    /// Of a plan of leave.
    public static let ofLeave: [Format] = [.ics, .json]
    /// Of the long weekends of a year.
    public static let ofLongWeekends: [Format] = [.ics, .json]
    /// Of the long weekends from last year on.
    public static let ofRollingLongWeekends: [Format] = [.ics]
    /// Of the changes of a country's data.
    public static let ofChanges: [Format] = [.json, .atom]
    public static let ofCountries: [Format] = [.json, .csv, .xml]
    public static let ofCountry: [Format] = [.json, .csv, .xml]
    /// Of the quotes of the day.
    public static let ofQuotesOfTheDay: [Format] = [.json, .atom]
    /// Of other lists of quotes.
    public static let ofQuotes: [Format] = [.json]
    public static let ofQuote: [Format] = [.json]
    public static let ofPeople: [Format] = [.json]
    public static let ofPerson: [Format] = [.json, .vcf]
    /// Of who is off on a day.
    public static let ofDay: [Format] = [.json]
    /// Of who is off in a week.
    public static let ofWeek: [Format] = [.json]
    public static let ofOccasions: [Format] = [.json]
    public static let ofOccasion: [Format] = [.json]
    public static let ofWorkingDays: [Format] = [.json]
    /// Of a year of several places, or of a meeting of them.
    public static let ofComparison: [Format] = [.json]
    /// Of what is known of every country.
    public static let ofCoverage: [Format] = [.json, .csv]
    /// Of what today is in a place.
    public static let ofStatus: [Format] = [.json]
    /// Of what a search finds.
    public static let ofSearch: [Format] = [.json]
}
