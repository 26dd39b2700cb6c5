import AlmanacValues
import PlainBytes
import Support

/// An answer of the live interface, a list in JSON.
///
/// As in a table, an element that cannot be read is rejected with a reason, and the others are read. A document without
/// any element that can be read is rejected as a whole, because it has another format.
struct SchoolAnswer {
    private let address: String
    private let elements: [JSONValue]

    /// The most bytes of a document, and the most elements.
    static let largest = 2_000_000
    static let most = 20_000

    init(_ bytes: [UInt8], of address: String) throws(FileProblem) {
        self.address = address
        guard bytes.count <= Self.largest else {
            throw FileProblem(address, "the document is larger than \(Self.largest) bytes")
        }
        let value: JSONValue
        do throws(JSONProblem) { value = try JSONReader.value(of: bytes) } catch {
            throw FileProblem(address, error.reason)
        }
        guard let elements = value.elements else { throw FileProblem(address, "the document is not a list") }
        guard elements.count <= Self.most else {
            throw FileProblem(address, "the document has more than \(Self.most) rows")
        }
        self.elements = elements
    }

    // MARK: Documents

    func countries() throws(FileProblem) -> [CountryCode] {
        var problems: [FileProblem] = []
        let countries = try read(&problems) { element, problem throws(FileProblem) in
            guard let code = element["isoCode"]?.text.flatMap({ CountryCode($0) }) else {
                throw problem("there is no isoCode of a country")
            }
            return code
        }
        // Skipping a country would look as if the interface did not have it.
        if let first = problems.first { throw first }
        guard !countries.isEmpty else { throw FileProblem(address, "the document has no countries") }
        return countries
    }

    func subdivisions() throws(FileProblem) -> SchoolParts {
        var parts = SchoolParts()
        for found in try read(&parts.problems, Self.subdivisions(of: nil)) { parts.parts += found }
        guard parts.parts.count <= Self.most else {
            throw FileProblem(address, "the document has more than \(Self.most) parts")
        }
        return parts
    }

    func groups() throws(FileProblem) -> SchoolParts {
        var parts = SchoolParts()
        parts.groups = try read(&parts.problems) { element, problem throws(FileProblem) in
            let (code, shortName) = try Self.names(element, problem)
            return SchoolGroup(
                code: code, shortName: shortName,
                names: Self.texts(element["name"]) ?? [LocalizedText(shortName, language: "und")])
        }
        return parts
    }

    func rows() throws(FileProblem) -> SchoolRows {
        var rows = SchoolRows()
        rows.rows = try read(&rows.problems) { element, problem throws(FileProblem) in
            guard let id = element["id"]?.text, 1...100 ~= id.utf8.count else { throw problem("the row has no id") }
            return SchoolRows.Row(
                id: id,
                row: Result { () throws(FileProblem) in try SchoolRow(element, problem) })
        }
        // If no row can be read, the document has another format.
        let refused = rows.rows.compactMap { if case .failure(let problem) = $0.row { problem } else { nil } }
        if let first = refused.first, refused.count == rows.rows.count { throw first }
        return rows
    }

    // MARK: Elements

    /// Makes a problem of an element.
    typealias Refusal = SchoolRow.Refusal

    private func read<Value>(
        _ problems: inout [FileProblem], _ read: (JSONValue, Refusal) throws(FileProblem) -> Value
    ) throws(FileProblem) -> [Value] {
        var values: [Value] = []
        for (index, element) in elements.enumerated() {
            do throws(FileProblem) {
                let refusal = Refusal(address: address, row: index + 1)
                guard element.members != nil else { throw refusal("it is not an object") }
                values.append(try read(element, refusal))
            } catch {
                problems.append(error)
            }
        }
        if values.isEmpty, let first = problems.first { throw first }
        return values
    }

    /// Returns a reader of a part of a country, and of the parts in it.
    private static func subdivisions(
        of parent: String?, depth: Int = 1
    ) -> (JSONValue, Refusal) throws(FileProblem) -> [SchoolSubdivision] {
        { element, problem throws(FileProblem) in
            let (code, shortName) = try names(element, problem)
            var parts = [
                SchoolSubdivision(
                    code: code, isoCode: element["isoCode"]?.text.flatMap { $0.isEmpty ? nil : $0 },
                    shortName: shortName,
                    parent: parent, groups: try shortNames(element["groups"], problem),
                    names: texts(element["name"]) ?? [LocalizedText(shortName, language: "und")])
            ]
            guard let children = element["children"], children != .null else { return parts }
            guard let children = children.elements else { throw problem("\"children\" is not a list") }
            guard children.isEmpty || depth < 5 else { throw problem("its parts are nested more than 5 deep") }
            for child in children { parts += try subdivisions(of: shortName, depth: depth + 1)(child, problem) }
            return parts
        }
    }

    private static func names(
        _ element: JSONValue, _ problem: Refusal
    ) throws(FileProblem) -> (code: String, shortName: String) {
        guard let code = element["code"]?.text, let shortName = element["shortName"]?.text, !shortName.isEmpty,
            !code.isLonger(than: 100), !shortName.isLonger(than: 100)
        else { throw problem("it has no code and shortName") }
        return (code, shortName)
    }

    /// Returns the short names of a list of parts or groups; none without a list.
    static func shortNames(_ list: JSONValue?, _ problem: Refusal) throws(FileProblem) -> [String] {
        guard let list, list != .null else { return [] }
        guard let elements = list.elements else { throw problem("parts or groups are not a list") }
        var found: [String] = []
        for element in elements { found.append(try names(element, problem).shortName) }
        return found
    }

    /// Returns the texts of a list; nil unless there is one, each with a language.
    static func texts(_ list: JSONValue?) -> [LocalizedText]? {
        guard let elements = list?.elements, !elements.isEmpty else { return nil }
        var texts: [LocalizedText] = []
        for element in elements {
            guard let code = element["language"]?.text, 2...3 ~= code.utf8.count, code.utf8.allSatisfy(\.isASCIILetter),
                let text = element["text"]?.text?.trimmed, !text.isEmpty, SchoolTexts.isPlain(text)
            else { return nil }
            texts.append(LocalizedText(text.shortened(to: SchoolTexts.longest), language: code.lowercased()))
        }
        return texts
    }
}

extension JSONProblem {
    /// For an operator.
    fileprivate var reason: String {
        switch self {
        case .unexpected(let position), .badEscape(let position):
            "the document is not JSON, or not whole: something unexpected at byte \(position)"
        case .notUTF8: "the document is not UTF-8"
        case .tooDeep: "the document has values that are nested too deep"
        case .repeatedName(let name): "an object has \"\(name.shortened(to: 40))\" twice"
        }
    }
}
