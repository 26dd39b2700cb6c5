import Support

/// The names of the query items that an address for programs may have.
///
/// A page leads to its address without the items that it does not know. A program would not see that, and take the answer to
/// another question for that to its own.
struct QueryNames: Sendable {
    /// The items that may be there once.
    let once: [String]
    /// The items that may be there several times.
    let often: [String]

    init(_ once: [String] = [], often: [String] = []) {
        self.once = once
        self.often = often
    }

    static let none = QueryNames()
    static let filter = QueryNames(["type", "region"])
    static let search = QueryNames(["q"])
}

extension Address {
    /// Checks the query of an address for programs.
    ///
    /// - Throws: `.unknownName` for another item than these, `.tooManyValues` for one that is repeated.
    func allow(_ names: QueryNames) throws(PlaceProblem) {
        for (index, item) in query.enumerated() where !names.often.contains(where: { item.name.matches($0) }) {
            guard let name = names.once.first(where: { item.name.matches($0) }) else {
                throw .unknownName(item.name, known: names.once + names.often)
            }
            if query[..<index].contains(where: { $0.name.matches(name) }) {
                throw .tooManyValues(name: name, limit: 1)
            }
        }
    }
}
