public import AlmanacValues

/// How well the holidays of a country are known, as the cell of a table.
extension Words {
    /// "By law", "Announced until 10 September 2029", "No data", for a table.
    public func coverage(_ known: YearKnowledge) -> String {
        if let outage = known.outage, !outage.hasCopy { return sentence(outage) }
        guard let missing = known.lacks else { return coverageOfAll(known) }
        let lacks = sentence(missing)
        return switch (known.basis, KnownEnd(known)) {
        case (.law, nil): byLawNoData(lacks: lacks)
        case (.law, let end?): byLawWithDecisions(end: sentence(end), lacks: lacks)
        case (.announced, nil): announcedNoDataAbout(lacks: lacks)
        case (.announced, let end?): announcedNoDataAbout(end: sentence(end), lacks: lacks)
        case (.formula, nil): announcedThenEstimatedLacking(lacks: lacks)
        case (.formula, let end?): announcedThenEstimatedLacking(end: sentence(end), lacks: lacks)
        case (nil, _) where known.state == .noData: noDataNoData(lacks: lacks)
        case (nil, _): knownNoDataAbout(lacks: lacks)
        }
    }

    private func coverageOfAll(_ known: YearKnowledge) -> String {
        switch (known.basis, KnownEnd(known)) {
        case (.law, nil): byLaw
        case (.law, let end?): byLawWithDecisions(end: sentence(end))
        case (.announced, nil): announcedForGood
        case (.announced, let end?): announcedUntil(end: sentence(end))
        case (.formula, nil): announcedOrEstimated
        case (.formula, let end?): announcedUntilThenEstimated(end: sentence(end))
        case (nil, _) where known.state == .noData: noData
        case (nil, _): isKnown
        }
    }
}
