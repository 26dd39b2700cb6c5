public import AlmanacValues

/// What is known of holidays: none, not announced yet, and no data are three answers.
extension Words {
    /// Why a list is empty: "No school holidays in 2026 in Bavaria.", "School holidays for 2030 are not announced yet (known
    /// until 10 September 2029).", "We have no data about school holidays in Spain."
    public func nothing(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String {
        switch (known.state, place.region) {
        case (.none, nil), (.known, nil): say("No \(holidays: known.types) in \(year).")
        case (.none, let region?), (.known, let region?): say("No \(holidays: known.types) in \(year) in \(region).")
        case (.partly, nil), (.estimated, nil): say("No \(holidays: known.types) are known for \(year).")
        case (.partly, let region?), (.estimated, let region?):
            say("No \(holidays: known.types) are known for \(year) in \(region).")
        case (.notAnnounced, nil): notAnnounced(known, in: year)
        case (.notAnnounced, let region?): notAnnounced(known, in: year, of: region)
        case (.noData, _): lacksData(known, in: year, of: place)
        }
    }

    /// What a list lacks, and which of its days may change; nil if all of the year is known.
    public func gap(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String? {
        switch known.state {
        case .none, .known: nil
        case .notAnnounced: notAnnounced(known, in: year)
        case .noData: lacksData(known, in: year, of: place)
        case .estimated: paragraph(announced(known), say("The dates of \(year) are estimates."))
        case .partly: partly(known, in: year, of: place)
        }
    }

    /// "Known until 10 September 2029.", for the description of a calendar of several years; nil if all of them are known.
    public func limit(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String? {
        switch known.state {
        case .none, .known: nil
        case .noData: lacksData(known, in: year, of: place)
        case .notAnnounced: KnownEnd(known).map { say("Known \($0).") } ?? say("Known.")
        case .estimated: announcedThenEstimated(known) ?? say("Announced; later dates are estimates.")
        case .partly: partly(known, in: year, of: place)
        }
    }

    /// Until when holidays are known, for whoever looks at the next one: "Known until 10 September 2029."; nil if the source
    /// does not say.
    public func reach(_ known: YearKnowledge) -> String? {
        switch known.basis {
        case .law:
            KnownEnd(known).map { say("Set by law; decisions for single years are known \($0).") }
                ?? say("Set by law for every year.")
        case .announced: KnownEnd(known).map { say("Known \($0).") }
        case .formula: announcedThenEstimated(known)
        case nil: nil
        }
    }

    /// What stands before the authorities: "Public holidays follow:", "School holidays are announced in:".
    public func authority(_ known: YearKnowledge) -> String {
        known.basis == .law
            ? say("\(holidays: known.types, isFirst: true) follow:")
            : say("\(holidays: known.types, isFirst: true) are announced in:")
    }

    private func partly(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String {
        if let lacks = known.lacks { return say("We have no data about \(ForeignText(lacks)).") }
        guard let end = KnownEnd(known) else {
            return known.from.map { say("\(holidays: known.types, isFirst: true) are known from \($0, .long).") }
                ?? lacksData(known, in: year, of: place)
        }
        return switch known.basis {
        case .formula: paragraph(announced(known), say("Later dates are estimates."))
        case .announced:
            paragraph(
                say("\(holidays: known.types, isFirst: true) are known \(end)."),
                say("Later ones are not announced yet."))
        case .law, nil:
            paragraph(
                say("What is decided about \(holidays: known.types) for single years is known \(end)."),
                say("Later ones are those that the law fixes."))
        }
    }

    private func announced(_ known: YearKnowledge) -> String {
        KnownEnd(known).map { say("\(holidays: known.types, isFirst: true) are announced \($0).") }
            ?? say("\(holidays: known.types, isFirst: true) are announced.")
    }

    private func announcedThenEstimated(_ known: YearKnowledge) -> String? {
        KnownEnd(known).map { say("Announced \($0); later dates are estimates.") }
    }

    private func notAnnounced(_ known: YearKnowledge, in year: Int) -> String {
        guard let last = known.latest ?? known.until else {
            return say("\(holidays: known.types, isFirst: true) for \(year) are not announced yet.")
        }
        return say(
            "\(holidays: known.types, isFirst: true) for \(year) are not announced yet (known until \(last, .long)).")
    }

    private func notAnnounced(_ known: YearKnowledge, in year: Int, of region: ForeignText) -> String {
        guard let last = known.latest ?? known.until else {
            return say("\(holidays: known.types, isFirst: true) in \(region) for \(year) are not announced yet.")
        }
        return say(
            """
            \(holidays: known.types, isFirst: true) in \(region) for \(year) are not announced yet (known until \
            \(last, .long)).
            """)
    }

    private func lacksData(_ known: YearKnowledge, in year: Int, of place: PlaceName) -> String {
        guard let from = known.from else { return say("We have no data about \(holidays: known.types) in \(place).") }
        return paragraph(
            say("We have no data about \(holidays: known.types) in \(place) for \(year)."),
            say("They are known from \(from, .long)."))
    }
}
