import Support

/// The names of the query items that an address for programs may have.
///
/// A page redirects to its address without unknown items. A program would not notice, and would take the answer to
/// another question for the answer to its own.
struct QueryNames: Sendable {
    /// The items that may be there once.
    let once: [String]
    /// The items that may be there several times.
    let often: [String]
    /// Two items of which only one may have a value: they ask for different things.
    let either: (String, String)?
    /// An item that says something about another one, and that other one.
    let dependent: (name: String, of: String)?

    init(
        _ once: [String] = [], often: [String] = [], either: (String, String)? = nil,
        dependent: (name: String, of: String)? = nil
    ) {
        self.once = once
        self.often = often
        self.either = either
        self.dependent = dependent
    }

    static let none = QueryNames()
    static let filter = QueryNames(["type", "region"])
    static let search = QueryNames(["q"])
}

extension Address {
    /// Checks the query of an address for programs.
    ///
    /// - Throws: `.unknownName` for any other item, `.tooManyValues` for one that is repeated, `.exclusive` for both of
    ///   two that ask for different things, `.missing` for an item without the one that it depends on.
    func allow(_ names: QueryNames) throws(PlaceProblem) {
        for (index, item) in query.enumerated() where !names.often.contains(where: { item.name.matches($0) }) {
            guard let name = names.once.first(where: { item.name.matches($0) }) else {
                throw .unknownName(item.name, known: names.once + names.often)
            }
            if query[..<index].contains(where: { $0.name.matches(name) }) {
                throw .tooManyValues(name: name, limit: 1)
            }
        }
        if let (first, second) = names.either, hasValue(first), hasValue(second) {
            throw .exclusive(name: second, other: first)
        }
        if let (name, other) = names.dependent, hasValue(name), !hasValue(other) { throw .missing(name: other) }
    }

    private func hasValue(_ name: String) -> Bool { value(name).map { !$0.isEmpty } ?? false }
}
