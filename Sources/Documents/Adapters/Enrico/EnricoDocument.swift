public import Almanac
import Markup

/// From answers of an Enrico server (SOAP, version 2.0 of its interface) to entities.
///
/// Enrico reports its errors in two ways: as a SOAP Fault, which is a failure, and as an `error` in an otherwise
/// good answer, which says that it does not have what was asked for.
public enum EnricoDocument {
    static let schema = DocumentSchemas.relaxNG("schemas/enrico.rng")

    /// The holidays of a year, each day of a longer one by itself, in date order.
    ///
    /// Enrico lists a holiday in the year it begins in, so those at the turn of a year run into the next one; days
    /// off in its stead may lie in the years beside. Extra working days are no holidays and left out.
    ///
    /// - Parameter year: the year that was asked for.
    /// - Throws: a ``DocumentFailure`` for a Fault, for what is not valid, for dates that do not exist or lie in
    ///   another year, and for more than 5,000 holidays.
    public static func holidays(
        _ bytes: [UInt8], in year: Int, origin: DocumentOrigin
    ) throws(DocumentFailure) -> EnricoYear {
        try origin.reading(bytes, schema) { document throws(DocumentFailure) in
            let root = document.root
            let body = try body(of: root, origin)
            guard let list = body.firstChild(named: "getHolidaysForYearResponse")?.firstChild(named: "holidays")
            else { throw origin.inconsistent(body.line, "it is no answer to the question for holidays") }
            if let error = list.firstChild(named: "error") {
                return .unsupported(reason: UpstreamText.excerpt(error.text))
            }
            return .holidays(try holidays(of: list, in: year, origin))
        }
    }

    /// The body of a SOAP envelope that holds an answer.
    @_lifetime(copy root)
    static func body(of root: borrowing Element, _ origin: DocumentOrigin) throws(DocumentFailure) -> Element {
        guard root.isNamed("Envelope"), let body = root.firstChild(named: "Body") else {
            throw origin.inconsistent(root.line, "it is no SOAP envelope")
        }
        if let fault = body.firstChild(named: "Fault") {
            let reason = UpstreamText.excerpt(fault.firstChild(named: "faultstring")?.text ?? "")
            throw origin.inconsistent(fault.line, "it is a SOAP Fault, saying “\(reason)”")
        }
        return body
    }

    private static func holidays(
        of list: borrowing Element, in year: Int, _ origin: DocumentOrigin
    ) throws(DocumentFailure) -> [Holiday] {
        var gathering = HolidayGathering(origin)
        var elements = list.children(named: "holiday")
        var number = 0
        while let element = elements.next() {
            number += 1
            let reader = EnricoHoliday(year: year, number: number, origin: origin)
            for item in try reader.items(of: element) { try gathering.add(item, line: element.line) }
        }
        return gathering.holidays
    }
}

/// What Enrico has for a year.
public enum EnricoYear: Hashable, Sendable {
    case holidays([Holiday])
    /// It does not know the country, the region or the year; in its own words, fit for a log.
    case unsupported(reason: String)
}
