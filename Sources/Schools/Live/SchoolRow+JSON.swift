import AlmanacValues
import Support

extension SchoolRow {
    /// Makes the problem of an element of a document.
    struct Refusal {
        let address: String
        /// Counted from 1.
        let row: Int

        func callAsFunction(_ reason: String) -> FileProblem { FileProblem(address, line: row, reason, in: .row) }
    }

    /// The members that a row may have. A row with a value in another member is rejected, since the value may limit the
    /// row.
    private static let members = [
        "id", "startDate", "endDate", "type", "name", "regionalScope", "temporalScope", "nationwide", "subdivisions",
        "comment", "groups", "tags", "quality",
    ]

    /// Takes a row of the live interface.
    init(_ element: JSONValue, _ problem: Refusal) throws(FileProblem) {
        self.init(file: problem.address, line: problem.row, unit: .row)
        for member in element.members ?? [] where !Self.members.contains(where: { $0.matches(member.name) }) {
            guard member.value.isEmpty else {
                throw problem("the member \"\(member.name.shortened(to: 40))\" is unknown, and may limit the row")
            }
        }
        type = try Self.text(element["type"], problem)
        names = SchoolAnswer.texts(element["name"])
        written = element["name"]?.elements?.first?["text"]?.text ?? ""
        (start, end) = (try Self.text(element["startDate"], problem), try Self.text(element["endDate"], problem))
        subdivisions = try SchoolAnswer.shortNames(element["subdivisions"], problem)
        groups = try SchoolAnswer.shortNames(element["groups"], problem)
        tags = try Self.texts(element["tags"], problem)
        if let comment = element["comment"], !comment.isEmpty {
            // A comment that cannot be read may limit the row.
            guard let texts = SchoolAnswer.texts(comment) else { throw problem("its comment cannot be read") }
            self.comment = texts
        }
        regionalScope = try Self.text(element["regionalScope"], problem)
        temporalScope = try Self.text(element["temporalScope"], problem)
        // Like a regional row, a row that is not nationwide must say for which part of the country it is.
        if element["nationwide"] == .flag(false), regionalScope.matches("National") || regionalScope.isEmpty {
            regionalScope = "Regional"
        }
        if try Self.text(element["quality"], problem).matches("Provisional"), !tags.contains("Provisional") {
            tags.append("Provisional")
        }
    }

    /// Returns the text; an empty one without the member.
    private static func text(_ value: JSONValue?, _ problem: Refusal) throws(FileProblem) -> String {
        guard let value, value != .null else { return "" }
        guard let text = value.text, SchoolTexts.isPlain(text) else { throw problem("a text has another form") }
        return text
    }

    private static func texts(_ value: JSONValue?, _ problem: Refusal) throws(FileProblem) -> [String] {
        guard let value, value != .null else { return [] }
        guard let elements = value.elements else { throw problem("\"tags\" is not a list") }
        var texts: [String] = []
        for element in elements { texts.append(try text(element, problem)) }
        return texts
    }
}

extension JSONValue {
    /// Whether the value says nothing. The interface omits such members, but may write them one day.
    var isEmpty: Bool {
        switch self {
        case .null: true
        case .text(let text): text.isEmpty
        case .list(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        case .flag, .number: false
        }
    }
}
