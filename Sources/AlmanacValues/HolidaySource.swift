/// A source of holidays beside the site's documents, with what its licence demands to say wherever they show.
public struct HolidaySource: Hashable, Sendable {
    public let name: String
    /// The name of the licence.
    public let licence: String
    /// The `https` address of the licence.
    public let licenceAddress: String
    /// The day on which the data were revised; nil if nobody says.
    public let revised: CivilDate?
    /// Whether `revised` is the day of the newest file, because nobody has said which revision it is.
    public let isDatedByFiles: Bool

    public init(
        name: String, licence: String, licenceAddress: String, revised: CivilDate?, isDatedByFiles: Bool = false
    ) {
        self.name = name
        self.licence = licence
        self.licenceAddress = licenceAddress
        self.revised = revised
        self.isDatedByFiles = isDatedByFiles
    }

    /// The data of OpenHolidays, wherever they were read.
    public static func openHolidays(revised: CivilDate?, isDatedByFiles: Bool = false) -> HolidaySource {
        HolidaySource(
            name: "OpenHolidays API Data", licence: "Open Database License (ODbL)",
            licenceAddress: "https://opendatacommons.org/licenses/odbl/1-0/", revised: revised,
            isDatedByFiles: isDatedByFiles)
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
        revised.map { isDatedByFiles ? ", in files of \($0)" : ", in the revision of \($0)" } ?? ""
    }
}
