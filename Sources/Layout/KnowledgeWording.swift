public import AlmanacValues

/// The sentences about what is known of holidays: none, not announced yet, and no data are three answers.
public struct KnowledgeWording: Sendable {
    private let knowledge: YearKnowledge
    private let year: Int
    private let place: String

    /// - Parameter place: for use in a sentence: "Bavaria, Germany", "the United Kingdom".
    public init(_ knowledge: YearKnowledge, of year: Int, in place: String) {
        self.knowledge = knowledge
        self.year = year
        self.place = place
    }

    /// Why a list is empty: "No school holidays in 2026 in Bavaria.", "School holidays for 2030 are not announced yet (known
    /// until 10 September 2029).", "We have no data about school holidays in Spain."
    ///
    /// - Parameter suffix: " in Bavaria", for a list of a region.
    public func empty(suffix: String) -> String {
        switch knowledge.state {
        case .none, .known: "No \(holidays) in \(year)\(suffix)."
        case .partly, .estimated: "No \(holidays) are known for \(year)\(suffix)."
        case .notAnnounced: notAnnounced(suffix)
        case .noData: noData
        }
    }

    /// What a list lacks, and which of its days may change; nil if all of the year is known.
    public var notice: String? {
        switch knowledge.state {
        case .none, .known: nil
        case .notAnnounced: notAnnounced("")
        case .noData: noData
        case .estimated: "\(capital) are announced\(until). The dates of \(year) are estimates."
        case .partly: partly
        }
    }

    /// "Known until 10 September 2029.", for the description of a calendar of several years; nil if all of them are known.
    public var limit: String? {
        switch knowledge.state {
        case .none, .known: nil
        case .noData: noData
        case .notAnnounced: "Known\(until)."
        case .estimated: "Announced\(until); later dates are estimates."
        case .partly: partly
        }
    }

    /// Until when holidays are known, for whoever looks at the next one: "Known until 10 September 2029."; nil if the source
    /// does not say.
    public var reach: String? {
        switch knowledge.basis {
        case .law:
            knowledge.until == nil
                ? "Set by law for every year." : "Set by law; decisions for single years are known\(until)."
        case .announced: knowledge.until == nil ? nil : "Known\(until)."
        case .formula: knowledge.until == nil ? nil : "Announced\(until); later dates are estimates."
        case nil: nil
        }
    }

    /// "By law", "Announced until 10 September 2029", "No data", for a table.
    public var coverage: String {
        let words =
            switch knowledge.basis {
            case .law: knowledge.until == nil ? "By law" : "By law; decisions for single years\(until)"
            case .announced: "Announced\(until)"
            case .formula: "Announced\(until), then estimated"
            case nil: knowledge.state == .noData ? "No data" : "Known"
            }
        return knowledge.lacks.map { "\(words); no data about \($0)" } ?? words
    }

    /// "Public holidays follow:", "School holidays are announced by:"
    public var authority: String {
        knowledge.basis == .law ? "\(capital) follow:" : "\(capital) are announced in:"
    }

    private var partly: String {
        if let lacks = knowledge.lacks { return "We have no data about \(lacks)." }
        guard knowledge.until != nil else {
            return knowledge.from.map { "\(capital) are known from \(Phrases.date($0))." } ?? noData
        }
        return switch knowledge.basis {
        case .formula: "\(capital) are announced\(until). Later dates are estimates."
        case .announced: "\(capital) are known\(until). Later ones are not announced yet."
        case .law, nil:
            "What is decided about \(holidays) for single years is known\(until). Later ones are those that the law fixes."
        }
    }

    private func notAnnounced(_ suffix: String) -> String {
        let known = (knowledge.latest ?? knowledge.until).map { " (known until \(Phrases.date($0)))" } ?? ""
        return "\(capital)\(suffix) for \(year) are not announced yet\(known)."
    }

    private var noData: String {
        guard let from = knowledge.from else { return "We have no data about \(holidays) in \(place)." }
        return "We have no data about \(holidays) in \(place) for \(year). They are known from \(Phrases.date(from))."
    }

    /// " until 10 September 2029", " until 28 July 2029 in some regions, until 10 September 2029 in others"
    private var until: String {
        guard let until = knowledge.until else { return "" }
        let first = " until \(Phrases.date(until))"
        if knowledge.latest == until { return first }
        return "\(first) in some regions" + (knowledge.latest.map { ", until \(Phrases.date($0)) in others" } ?? "")
    }

    private var capital: String { holidays.prefix(1).uppercased() + holidays.dropFirst() }

    private var holidays: String { Phrases.holidays(of: knowledge.types) }
}

extension Phrases {
    /// Why a date is an estimate, and how it may change.
    public static func estimate(isComputed: Bool) -> String { SharedWords().estimate(isComputed: isComputed) }
}
