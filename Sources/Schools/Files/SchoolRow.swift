import AlmanacValues
import Support

/// A row of school holidays, wherever it was read: a table of a folder, or a document of the live interface.
struct SchoolRow: Hashable, Sendable {
    var type = ""
    var names: [LocalizedText]?
    /// The name as it was written, for problems.
    var written = ""
    var start = ""
    /// Empty for one day.
    var end = ""
    /// The short names of parts of the country, and of groups.
    var subdivisions: [String] = []
    var groups: [String] = []
    var tags: [String] = []
    var comment: [LocalizedText]?
    var regionalScope = ""
    var temporalScope = ""
    let file: String
    /// Counted from 1.
    let line: Int
    let unit: FileProblem.Unit

    /// The maximum length of a break, in days. The longest one known is the summer of Bulgaria's first grades, with
    /// 124.
    private static let longest = 150
    private static let years = 1990...2100

    init(file: String, line: Int, unit: FileProblem.Unit) {
        (self.file, self.line, self.unit) = (file, line, unit)
    }

    /// Returns the break; nil for a row that is not a break, such as the first or the last day of lessons.
    ///
    /// - Parameter places: the parts and groups of the country.
    func schoolBreak(_ country: CountryCode, _ places: SchoolSubdivisions) throws(FileProblem) -> SchoolBreak? {
        switch type {
        case "School": break
        case "EndOfLessons", "BackToSchool": return nil
        default: throw problem("there is no type \"\(type.shortened(to: 40))\" of school holidays")
        }
        guard let names else {
            throw problem("\"\(written.shortened(to: 80))\" is no name with its language, such as DE Herbstferien")
        }
        let days = try days()
        for name in subdivisions where places.parts[name] == nil {
            throw problem("\(country) has no region \"\(name.shortened(to: 40))\" in \(unit.subdivisions)")
        }
        for name in groups where places.groups[name] == nil {
            throw problem("\(country) has no group \"\(name.shortened(to: 40))\" in \(unit.groups)")
        }
        let tags = try knownTags()
        if tags.contains(.exception), comment == nil, groups.isEmpty {
            throw problem("the row is an exception, and does not say for whom")
        }
        if ["Regional", "Local"].contains(regionalScope), subdivisions.isEmpty, groups.isEmpty, comment == nil {
            throw problem("the row is of parts of the country, and does not say which")
        }
        return SchoolBreak(
            names: names, days: days, subdivisions: subdivisions, groups: groups,
            limits: [comment, tags.contains(.recommended) ? Self.recommended : nil, try halfDay()].compactMap(\.self),
            isProvisional: tags.contains(.provisional), file: file, line: line, unit: unit)
    }

    private func days() throws(FileProblem) -> ClosedRange<CivilDate> {
        guard let first = CivilDate(start) else { throw problem("\"\(start.shortened(to: 40))\" is no date") }
        // The source omits the end of a single day.
        guard let last = end.isEmpty ? first : CivilDate(end) else {
            throw problem("\"\(end.shortened(to: 40))\" is no date")
        }
        guard Self.years.contains(first.year), Self.years.contains(last.year) else {
            throw problem(
                "\(first) to \(last) is not in the years \(Self.years.lowerBound) to \(Self.years.upperBound)")
        }
        guard first <= last else { throw problem("the last day, \(last), is before the first, \(first)") }
        let count = last.dayNumber - first.dayNumber + 1
        guard count <= Self.longest else {
            throw problem("\(first) to \(last) are \(count) days, more than the \(Self.longest) of any break")
        }
        return first...last
    }

    private enum Tag: String {
        case provisional = "Provisional"
        case recommended = "Recommended"
        case exception = "Exception"
    }

    private func knownTags() throws(FileProblem) -> [Tag] {
        var tags: [Tag] = []
        for word in self.tags {
            guard let tag = Tag(rawValue: word) else {
                throw problem("the tag \"\(word.shortened(to: 40))\" is unknown, and may limit the row")
            }
            tags.append(tag)
        }
        return tags
    }

    private func halfDay() throws(FileProblem) -> [LocalizedText]? {
        switch temporalScope {
        case "", "FullDay": nil
        case "HalfDay": comment == nil ? Self.halfDay : nil
        default: throw problem("\"\(temporalScope.shortened(to: 40))\" is neither FullDay nor HalfDay")
        }
    }

    private static let recommended = [
        LocalizedText("recommended", language: "en"), LocalizedText("empfohlen", language: "de"),
        LocalizedText("recommandé", language: "fr"), LocalizedText("raccomandato", language: "it"),
    ]
    private static let halfDay = [LocalizedText("half a day", language: "en")]

    private func problem(_ reason: String) -> FileProblem { FileProblem(file, line: line, reason, in: unit) }
}

// MARK: Tables

extension SchoolRow {
    static let needed = ["Country", "StartDate", "EndDate", "Type", "Name"]
    static let known = [
        "Id", "RegionalScope", "TemporalScope", "Subdivisions", "Groups", "Tags", "Comment",
    ]

    /// Takes a row of a table.
    ///
    /// - Parameter country: that of the folder.
    init(_ row: SchoolTable.Row, file: String, country: CountryCode) throws(FileProblem) {
        self.init(file: file, line: row.line, unit: .line)
        type = row["Type"]
        (written, names) = (row["Name"], SchoolTexts.texts(row["Name"]))
        (start, end) = (row["StartDate"], row["EndDate"])
        (subdivisions, groups, tags) = (row.list("Subdivisions"), row.list("Groups"), row.list("Tags"))
        comment = SchoolTexts.comment(row["Comment"])
        (regionalScope, temporalScope) = (row["RegionalScope"], row["TemporalScope"])
        guard row["Country"].matches("\(country)") || ["EndOfLessons", "BackToSchool"].contains(type) else {
            throw problem("the country is \"\(row["Country"].shortened(to: 40))\", in the folder of \(country)")
        }
    }
}

extension FileProblem.Unit {
    /// The file or document that names the parts of a country; `groups` is that of its groups.
    fileprivate var subdivisions: String { self == .line ? "subdivisions.csv" : "/Subdivisions" }
    fileprivate var groups: String { self == .line ? "groups.csv" : "/Groups" }
}
