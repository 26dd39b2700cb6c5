import AlmanacValues
import Entities
import Foundation
import Support

/// One file of the operator's folder, as it is passed to the readers.
struct OwnFile: Sendable {
    enum Form: String, Sendable {
        case xml, ics, csv
    }

    /// The name in the folder: "acme-munich.DE-BY.ics".
    let name: String
    let form: Form
    let bytes: [UInt8]
    /// When it was last changed; nil if that is not known.
    var modified: RevisionTime?

    /// The maximum size of a file, in bytes: the same as for a document (`Markup`).
    static let largest = 2_000_000

    func problem(_ line: Int?, _ reason: String) -> FileProblem { FileProblem(name, line: line, reason) }

    /// The name without its ending, in parts: "acme-munich", "DE-BY".
    private var parts: [String] {
        name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The code of the calendar that the file is named after.
    func code() throws(FileProblem) -> RegionCode {
        guard let first = parts.first, let code = RegionCode(first) else {
            throw problem(
                nil,
                "the part of the name before the first dot becomes the calendar's address, so it has 1 to 24 letters "
                    + "(A to Z), digits, - or _")
        }
        return code
    }

    /// The places in the file's name, for formats that have no field for them: "acme.DE-BY.US-TX.ics".
    func places() throws(FileProblem) -> [Territory] {
        var places: [Territory] = []
        for part in parts.dropFirst() {
            guard let place = Territory(part) else {
                throw problem(nil, "\"\(part)\" in the name is not the code of a country or region, such as DE-BY")
            }
            places.append(place)
        }
        return places
    }

    static func isZone(_ name: String) -> Bool { TimeZone(identifier: name) != nil }

    /// Returns a date that is written YYYY-MM-DD or DD.MM.YYYY; nil for another form.
    static func date(_ text: String) -> CivilDate? {
        if let date = CivilDate(text) { return date }
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3, let day = Substring(parts[0]).number(digits: 1...2),
            let month = Substring(parts[1]).number(digits: 1...2), let year = Substring(parts[2]).number(digits: 4...4)
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// Checks that a range is in order and not too long.
    func range(_ first: CivilDate, _ last: CivilDate, line: Int) throws(FileProblem) -> ClosedRange<CivilDate> {
        guard first <= last else { throw problem(line, "the last day, \(last), is before the first, \(first)") }
        guard last.dayNumber - first.dayNumber <= OwnDates.longest else {
            throw problem(line, "\(first) to \(last) are more than \(OwnDates.longest) days")
        }
        return first...last
    }
}
