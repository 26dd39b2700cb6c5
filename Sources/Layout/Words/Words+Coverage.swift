public import AlmanacValues

/// How well the holidays of a country are known, as the cell of a table.
extension Words {
    /// "By law", "Announced until 10 September 2029", "No data", for a table.
    public func coverage(_ known: YearKnowledge) -> String {
        guard let missing = known.lacks else { return coverageOfAll(known) }
        let lacks = ForeignText(missing)
        return switch (known.basis, KnownEnd(known)) {
        case (.law, nil): say("By law; no data about \(lacks)")
        case (.law, let end?): say("By law; decisions for single years \(end); no data about \(lacks)")
        case (.announced, nil): say("Announced; no data about \(lacks)")
        case (.announced, let end?): say("Announced \(end); no data about \(lacks)")
        case (.formula, nil): say("Announced, then estimated; no data about \(lacks)")
        case (.formula, let end?): say("Announced \(end), then estimated; no data about \(lacks)")
        case (nil, _) where known.state == .noData: say("No data; no data about \(lacks)")
        case (nil, _): say("Known; no data about \(lacks)")
        }
    }

    private func coverageOfAll(_ known: YearKnowledge) -> String {
        switch (known.basis, KnownEnd(known)) {
        case (.law, nil): say("By law")
        case (.law, let end?): say("By law; decisions for single years \(end)")
        case (.announced, nil): say("Announced")
        case (.announced, let end?): say("Announced \(end)")
        case (.formula, nil): say("Announced, then estimated")
        case (.formula, let end?): say("Announced \(end), then estimated")
        case (nil, _) where known.state == .noData: noData
        case (nil, _): say("Known")
        }
    }

    /// In place of what is known of a kind of holidays, in a table.
    public var noData: String { say("No data") }
}
