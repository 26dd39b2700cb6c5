/// All adapters, one per line. The settings of the sources, the help, the credits, `check` and the services derive from
/// this list; no other code names every adapter.
public enum AdapterRegistry {
    /// The order is that of the help and of error messages.
    static let all: [any Adapter.Type] = [
        OwnDocuments.self,
        Enrico.self,
        Holidata.self,
        HolidayAPI.self,
        MicrodataQuotes.self,
        Wikiquote.self,
        Toscrape.self,
    ]

    /// The adapters with holidays.
    public static let holidays = AdapterChoice<any HolidayAdapter>(all.filter { $0 is any HolidayAdapter.Type })
    /// The adapters with quotations.
    public static let quotes = AdapterChoice<any QuoteAdapter>(all.filter { $0 is any QuoteAdapter.Type })
    /// The adapters with the two sides.
    public static let sides = AdapterChoice<any SideAdapter>(all.filter { $0 is any SideAdapter.Type })

    /// The words of the adapters whose upstream needs a key. The key is in the setting `WORD-key`.
    public static let wordsWithKey = all.filter { $0.needsKey }.map { $0.word }
}
