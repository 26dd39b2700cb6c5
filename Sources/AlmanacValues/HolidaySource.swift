/// A source of holidays beside the site's documents, with its licence, which requires a credit wherever the data are
/// shown.
public struct HolidaySource: Hashable, Sendable {
    public let name: String
    /// The name of the licence.
    public let licence: String
    /// The `https` address of the licence.
    public let licenceAddress: String
    /// The day on which the data were revised; nil if it is not known.
    public let revised: CivilDate?
    /// Where the day in `revised` comes from.
    public let dating: Dating

    /// How the age of a source's data is known.
    public enum Dating: Hashable, Sendable {
        /// From a revision that somebody has named.
        case revision
        /// From the newest file, because nobody has said which revision it is.
        case files
        /// From the day on which the data were fetched in their present state.
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

    /// The source as the authority for its holidays, with the licence.
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
