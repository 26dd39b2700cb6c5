import AlmanacValues
import HTML
public import Layout
import Support

/// A question that an assistant can ask. Its answer is a record of the site: what a program gets at the address.
public struct Tool: Sendable {
    public let name: String
    /// For people.
    let title: String
    /// When to ask it, for assistants.
    let about: String
    /// The id of the operation whose record is the answer.
    public let operation: String
    public let parameters: [Operation.Parameter]
    /// What to say if the address has nothing (404), for a tool whose arguments are often taken for something else, before
    /// what the address says of its parts; nil to pass on the sentence of the address.
    var missing: String?
    /// Returns the address of the record for checked arguments.
    let address: @Sendable (Arguments) -> Link
}

/// The arguments of a call, checked: each is one of the tool's and has the right type, and none is missing. Whether a
/// value makes sense is decided by the address.
struct Arguments: Sendable {
    private let values: [(name: String, texts: [String])]

    /// - Throws: `.badParameters` that says what is wrong.
    init(_ value: JSONValue?, for parameters: [Operation.Parameter]) throws(RPCError) {
        guard let members = (value ?? .object([])).members else {
            throw .badParameters("“arguments” has to be an object")
        }
        var values: [(name: String, texts: [String])] = []
        for member in members {
            guard let parameter = parameters.first(where: { $0.name.matches(member.name) }) else {
                let known = parameters.map(\.name).joined(separator: ", ")
                throw .badParameters("there is no argument “\(member.name.beginning)”; there are \(known)")
            }
            // A null argument counts as omitted: some clients send null for every optional one.
            if member.value == .null, !parameter.isRequired { continue }
            values.append((parameter.name, try parameter.texts(of: member.value)))
        }
        for parameter in parameters where parameter.isRequired {
            guard values.contains(where: { $0.name.matches(parameter.name) }) else {
                throw .badParameters("“\(parameter.name)” is missing")
            }
        }
        self.values = values
    }

    /// The values of an argument; empty without it.
    func all(_ name: String) -> [String] { values.first { $0.name.matches(name) }?.texts ?? [] }

    subscript(name: String) -> String? { all(name).first }

    /// The items of a query with these arguments, as far as they are given.
    func items(_ names: String...) -> [(name: String, value: String)] {
        names.flatMap { name in all(name).map { (name, $0) } }
    }

    /// The country and the region of the argument `place`: "DE-BY" is "DE" and "BY".
    var place: (country: String, region: String?) {
        let parts = (self["place"] ?? "").utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1)
            .map { String(Substring($0)) }
        return (parts.first ?? "", parts.count == 2 ? parts[1] : nil)
    }

    /// The item of a query that has the region of the place.
    var region: [(name: String, value: String)] { place.region.map { [("region", $0)] } ?? [] }
}

extension Operation.Parameter {
    /// Returns the texts of an argument, as an address has them.
    ///
    /// - Throws: `.badParameters` if a value has another type, if a text is empty, and if it is not the date or the place that
    ///   the parameter needs.
    fileprivate func texts(of value: JSONValue) throws(RPCError) -> [String] {
        guard most > 1 else { return [try text(of: value)] }
        guard let elements = value.elements, 1...most ~= elements.count else { throw unexpected }
        var texts: [String] = []
        for element in elements { texts.append(try text(of: element)) }
        return texts
    }

    private func text(of value: JSONValue) throws(RPCError) -> String {
        if isNumber {
            guard let number = value.wholeNumber else { throw unexpected }
            return String(number)
        }
        guard let text = value.text else { throw unexpected }
        // A form sends its empty fields, and addresses ignore some of them. An assistant that sends one meant a value.
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
            let advice = isRequired ? "give a value" : "leave it out, or give a value"
            throw .badParameters("“\(name)” is empty; \(advice), such as \(example)")
        }
        switch kind {
        // Addresses know today by its name, although the schema has only dates.
        case .date where CivilDate(text) == nil && !text.matches("today", ignoringCase: true): throw unexpected
        case .place where Territory(text) == nil:
            throw .badParameters(
                "“\(name)” has to have codes of countries or regions, as in ISO 3166 (DE, DE-BY); “\(text.beginning)” is none"
            )
        default: return text
        }
    }

    private var unexpected: RPCError { .badParameters("“\(name)” has to be \(expected)") }

    private var isNumber: Bool {
        switch kind {
        case .year, .knownYear, .integer: true
        case .country, .date, .place, .words, .text, .pattern: false
        }
    }

    private var expected: String {
        if most > 1 { return "a list of 1 to \(most) texts" }
        if case .date = kind { return "a date, such as \(example)" }
        return isNumber ? "an integer" : "a text"
    }
}

extension JSONValue {
    /// The number as an integer, as JSON Schema understands it: a fraction of zeros and an exponent do not matter. Nil for
    /// any other number, and for one that is written so with more characters than a `Double` keeps exactly.
    fileprivate var wholeNumber: Int? {
        guard case .number(let digits) = self else { return nil }
        if let integer { return integer }
        return digits.utf8.count <= 15 ? Double(digits).flatMap { Int(exactly: $0) } : nil
    }
}
