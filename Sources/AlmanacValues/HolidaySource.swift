/// A source of holidays beside the site's documents, with what its licence demands to say wherever they show.
public struct HolidaySource: Hashable, Sendable {
    public let name: String
    /// The name of the licence.
    public let licence: String
    /// The `https` address of the licence.
    public let licenceAddress: String
    /// The day on which the data were revised; nil if nobody says.
    public let revised: CivilDate?
    /// What `revised` is the day of.
    public let dating: Dating

    /// What says how old the data of a source are.
    public enum Dating: Hashable, Sendable {
        /// A revision that somebody has named.
        case revision
        /// The newest file, because nobody has said which revision it is.
        case files
        /// The day on which the data were fetched as they still are.
        case fetched
    }

    public init(
        name: String, licence: String, licenceAddress: String, revised: CivilDate?, dating: Dating = .revision
    ) {
        self.name = name
        self.licence = licence
        self.licenceAddress = licenceAddress
        self.revised = revised
        self.dating = dating
    }

    /// The data of OpenHolidays, wherever they were read.
    public static func openHolidays(revised: CivilDate?, dating: Dating = .revision) -> HolidaySource {
        HolidaySource(
            name: "OpenHolidays API Data", licence: "Open Database License (ODbL)",
            licenceAddress: "https://opendatacommons.org/licenses/odbl/1-0/", revised: revised, dating: dating)
    }

    /// What programs read, in English: "Contains information from OpenHolidays API Data, which is made available here under
    /// the Open Database License (ODbL), in the revision of 2026-01-21."
    public var notice: String {
        "Contains information from \(name), which is made available here under the \(licence)\(day)."
    }

    /// Who says when the holidays are, with the licence under which.
    public var authority: Authority {
        Authority(title: "\(name), which is made available here under the \(licence)\(day)", address: licenceAddress)
    }

    private var day: String {
        guard let revised else { return "" }
        return switch dating {
        case .revision: ", in the revision of \(revised)"
        case .files: ", in files of \(revised)"
        case .fetched: ", as fetched on \(revised)"
        }
    }
}
