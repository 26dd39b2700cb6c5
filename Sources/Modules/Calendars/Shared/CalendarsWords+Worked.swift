import AlmanacValues
import Layout

/// What a calendar calls a day of the weekend that is worked.
struct WorkedDayName {
    let name: LocalizedText
    let note: String?
}

extension CalendarsWords {
    /// "worked, for Friday 20 February", "Stocktaking, worked".
    ///
    /// - Parameter word: the word for a day that has no name of its own.
    func named(_ worked: CalendarSheet.Worked, _ word: String) -> WorkedDayName {
        switch worked {
        case .exchanged(let date):
            WorkedDayName(name: LocalizedText(word, language: language.facts.tag), note: workedInstead(of: date))
        case .named(let name): WorkedDayName(name: name, note: self.worked)
        }
    }

    /// The same in a cell of a month.
    func text(_ worked: CalendarSheet.Worked) -> String {
        switch worked {
        case .exchanged(let date): self.worked(for: date)
        case .named(let name): text(ForeignText(name.text))
        }
    }
}
