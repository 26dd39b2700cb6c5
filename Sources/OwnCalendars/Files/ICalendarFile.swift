import AlmanacValues
import Entities
import Support

/// Reads the days of an iCalendar file (RFC 5545), such as HR software exports.
///
/// - An all-day event is a holiday, or what its category says: `HALF-DAY`, `WORKDAY`.
/// - An event with a time of day is a half day that begins then.
/// - An event with `RECURRENCE-ID` replaces that day of its series.
/// - Cancelled events are skipped, and so is everything that is not an event.
struct ICalendarFile {
    let file: OwnFile

    struct Content {
        /// `X-WR-CALNAME`; nil without it.
        var name: String?
        /// `X-WR-TIMEZONE`; nil without it.
        var zone: String?
        var days: [OwnDay] = []
    }

    /// The most days that one file may have.
    static let most = 5_000

    /// - Parameter language: that of the names.
    func content(language: String) throws(FileProblem) -> Content {
        let lines: [ContentLine]
        do throws(ContentLine.Fault) {
            lines = try ContentLine.lines(of: Array(OwnText.withoutMark(file.bytes)))
        } catch {
            throw file.problem(error.line, "the line is not NAME:VALUE, as iCalendar's lines are")
        }
        guard let first = lines.first, first.name.matches("BEGIN"), first.value.matches("VCALENDAR", ignoringCase: true)
        else { throw file.problem(lines.first?.number ?? 1, "the file does not begin with BEGIN:VCALENDAR") }
        var content = Content()
        var open: [ContentLine] = []
        var event: [ContentLine]?
        var events: [ICalendarEvent] = []
        for line in lines {
            if line.name.matches("BEGIN") {
                open.append(line)
                if open.count == 2, line.value.matches("VEVENT", ignoringCase: true) { event = [line] }
            } else if line.name.matches("END") {
                guard let begun = open.popLast(), begun.value.matches(line.value, ignoringCase: true) else {
                    throw file.problem(line.number, "END:\(line.value) ends what did not begin")
                }
                if open.count == 1, let ended = event {
                    events.append(ICalendarEvent(ended, file, language: language))
                    event = nil
                }
            } else if open.count == 2, event != nil {
                event?.append(line)
            } else if open.count == 1, line.name.matches("X-WR-CALNAME") {
                content.name = line.text
            } else if open.count == 1, line.name.matches("X-WR-TIMEZONE") {
                content.zone = line.value
            }
        }
        if let unended = open.last { throw file.problem(unended.number, "BEGIN:\(unended.value) has no END") }
        content.days = try days(of: events)
        return content
    }

    private func days(of events: [ICalendarEvent]) throws(FileProblem) -> [OwnDay] {
        var replaced: [String: [CivilDate]] = [:]
        for event in events {
            if let day = try event.replaced() { replaced[event.uid, default: []].append(day) }
        }
        var days: [OwnDay] = []
        for event in events {
            let isSingle = try event.replaced() != nil
            days += try event.days(except: isSingle ? [] : replaced[event.uid] ?? [])
            guard days.count <= Self.most else {
                throw file.problem(event.number, "the file has more than \(Self.most) days")
            }
        }
        return days
    }
}
