/// A language in which the site speaks: one of those in Templates/Languages.
public struct Language: Hashable, Sendable {
    /// Its position in `all`, which `HTMLWriter.language` takes.
    public let index: Int

    private init(_ index: Int) { self.index = index }

    /// All of them, English first.
    public static let all = LanguageFacts.all.indices.map { Language($0) }

    /// The language of addresses without one.
    public static let english = Language(0)

    /// Returns the language of an index, English for those that do not exist.
    public static func at(_ index: Int) -> Language { all.indices.contains(index) ? all[index] : .english }

    /// Nil if the site does not speak it.
    ///
    /// - Parameter code: as in addresses: "de", "zh".
    public init?(code: String) {
        guard let index = LanguageFacts.all.firstIndex(where: { $0.code.utf8.elementsEqual(code.utf8) }) else {
            return nil
        }
        self.init(index)
    }

    /// How it writes dates, numbers and lists.
    public var facts: LanguageFacts { LanguageFacts.all[index] }
}
