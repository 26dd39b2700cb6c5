public import AlmanacValues

/// What is known about holidays. Distinguishes three answers: none, not announced yet, and no data.
extension Words {
    /// Why a list is empty: "No school holidays in 2026 in Bavaria.", "School holidays for 2030 are not announced yet (known
    /// until 10 September 2029).", "We have no data about school holidays in Spain."
    public func nothing(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String {
        if let outage = known.outage, !outage.hasCopy { return sentence(outage) }
        return switch (known.state, place.region) {
        case (.none, nil), (.known, nil): noneInYear(types: known.types, year: year)
        case (.none, let region?), (.known, let region?): noneInRegion(types: known.types, year: year, region: region)
        case (.partly, nil), (.estimated, nil): noneAreKnown(types: known.types, year: year)
        case (.partly, let region?), (.estimated, let region?):
            noneAreKnown(types: known.types, year: year, region: region)
        case (.notAnnounced, nil): notAnnounced(known, in: year)
        case (.notAnnounced, let region?): notAnnounced(known, in: year, of: region)
        case (.noData, _): lacksData(known, in: year, of: place)
        }
    }

    /// What a list lacks, and which of its days may change; nil if all of the year is known.
    public func gap(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String? {
        if let outage = known.outage { return withOutage(outage, gapOfData(known, in: year, of: place)) }
        return gapOfData(known, in: year, of: place)
    }

    private func gapOfData(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String? {
        switch known.state {
        case .none, .known: nil
        case .notAnnounced: notAnnounced(known, in: year)
        case .noData: lacksData(known, in: year, of: place)
        case .estimated: paragraph(announced(known), datesAreEstimates(year: year))
        case .partly: partly(known, in: year, of: place)
        }
    }

    /// "Known until 10 September 2029.", for the description of a calendar of several years; nil if all of them are known.
    public func limit(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String? {
        if let outage = known.outage { return withOutage(outage, limitOfData(known, in: year, of: place)) }
        return limitOfData(known, in: year, of: place)
    }

    private func limitOfData(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String? {
        switch known.state {
        case .none, .known: nil
        case .noData: lacksData(known, in: year, of: place)
        case .notAnnounced: KnownEnd(known).map { knownTo(end: sentence($0)) } ?? knownForGood
        case .estimated: announcedThenEstimated(known) ?? announcedLaterDatesAreEstimates
        case .partly: partly(known, in: year, of: place)
        }
    }

    /// Until when holidays are known, for pages that show the next one: "Known until 10 September 2029."; nil if the
    /// source does not say.
    public func reach(_ known: YearKnowledge) -> String? {
        switch known.basis {
        case .law:
            KnownEnd(known).map { setByLawWithDecisions(end: sentence($0)) }
                ?? setByLawForEvery
        case .announced: KnownEnd(known).map { knownTo(end: sentence($0)) }
        case .formula: announcedThenEstimated(known)
        case nil: nil
        }
    }

    /// The words before the authorities: "Public holidays follow:", "School holidays are announced in:".
    public func authority(_ known: YearKnowledge) -> String {
        known.basis == .law
            ? holidaysFollow(types: known.types)
            : holidaysAreAnnouncedIn(types: known.types)
    }

    /// "We have no data about other observances."
    public func noData(about gap: DataGap) -> String { weHaveNoData(lacks: sentence(gap)) }

    private func partly(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String {
        if let lacks = known.lacks {
            return paragraph(noData(about: lacks), decided(known, before: year))
        }
        guard let end = KnownEnd(known) else {
            return known.from.map { holidaysAreKnownFrom(types: known.types, from: $0) }
                ?? lacksData(known, in: year, of: place)
        }
        return switch known.basis {
        case .formula: paragraph(announced(known), laterDatesAreEstimates)
        case .announced:
            paragraph(
                holidaysAreKnown(types: known.types, end: sentence(end)),
                laterOnesAreNotAnnounced)
        case .law, nil: decided(known, until: end)
        }
    }

    /// Until when the decisions of single years are known, beside what the year lacks otherwise; nil if they are known for it.
    private func decided(_ known: YearKnowledge, before year: Int) -> String? {
        guard known.basis == .law, let end = KnownEnd(known), end.everywhere.year < year else { return nil }
        return decided(known, until: end)
    }

    private func decided(_ known: YearKnowledge, until end: KnownEnd) -> String {
        paragraph(whatIsDecided(types: known.types, end: sentence(end)), laterOnesAreThoseThatTheLaw)
    }

    private func announced(_ known: YearKnowledge) -> String {
        KnownEnd(known).map { holidaysAreAnnouncedUntil(types: known.types, end: sentence($0)) }
            ?? holidaysAreAnnounced(types: known.types)
    }

    private func announcedThenEstimated(_ known: YearKnowledge) -> String? {
        KnownEnd(known).map { announcedThenEstimates(end: sentence($0)) }
    }

    private func notAnnounced(_ known: YearKnowledge, in year: Int) -> String {
        guard let last = known.latest ?? known.until else {
            return notAnnouncedForYear(types: known.types, year: year)
        }
        return notAnnouncedForYear(types: known.types, year: year, last: last)
    }

    private func notAnnounced(_ known: YearKnowledge, in year: Int, of region: ForeignText) -> String {
        guard let last = known.latest ?? known.until else {
            return notAnnouncedInRegion(types: known.types, region: region, year: year)
        }
        return notAnnouncedInRegion(types: known.types, region: region, year: year, last: last)
    }

    private func lacksData(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String {
        guard let from = known.from else { return weHaveNoData(types: known.types, place: place) }
        return paragraph(
            weHaveNoData(types: known.types, place: place, year: year),
            theyAreKnownFrom(from: from))
    }
}

extension Words {
    /// Says that a second source could not be read, and when it was last asked.
    func sentence(_ outage: SourceOutage) -> String {
        let source = ForeignText(outage.service)
        guard let tried = outage.tried else { return schoolsAreBeingFetched(source: source) }
        return outage.hasCopy
            ? schoolsNotFetchedAgain(source: source, day: tried.day, time: tried.time)
            : schoolsNotFetched(source: source, day: tried.day, time: tried.time)
    }

    /// What the data lack, after other words: "school holidays in 12 of 16 regions".
    func sentence(_ gap: DataGap) -> Sentence {
        switch gap {
        case .words(let words): lacking(words: ForeignText(words))
        case .breaks(let regions): schoolHolidaysIn(regions: regions)
        case .breaksInSome(let count, let all): schoolHolidaysIn(count: count, all: all)
        }
    }

    /// - Parameter gap: what is missing in any case. Left out if nothing was ever fetched: then nobody knows what is
    ///   missing.
    private func withOutage(_ outage: SourceOutage, _ gap: String?) -> String {
        outage.hasCopy ? paragraph(gap, sentence(outage)) : sentence(outage)
    }
}
