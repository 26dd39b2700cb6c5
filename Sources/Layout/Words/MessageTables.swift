public import AlmanacValues

/// The messages of a module in all languages. A language is read when a page first needs it.
public struct MessageTables: Sendable {
    private let tables: PerLanguage<MessageTable>

    /// - Parameter tables: in the order of `Language.all`; see `MessageTableWriter` in MessageCompiler.
    public init(_ tables: [StaticString]) {
        self.tables = PerLanguage { MessageTable(tables[$0.index]) }
    }

    public subscript(language: Language) -> MessageTable { tables[language] }
}
