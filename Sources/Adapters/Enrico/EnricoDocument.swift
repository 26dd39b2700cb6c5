import AlmanacValues
public import Documents
public import Entities
import Markup
import Support

/// Maps the responses of an Enrico server (SOAP, version 2.0 of its interface) to entities.
///
/// Enrico reports errors in two ways: as a SOAP Fault, which is a failure, and as an `error` element in an otherwise
/// valid response, which means that it does not have the requested data.
public enum EnricoDocument {
    static let schema = EmbeddedSchema(embedded: "Enrico/enrico.rng")

    /// Returns the holidays of a year in date order, one for each day of a longer holiday.
    ///
    /// Enrico lists a holiday in the year in which it begins, so a holiday at the turn of the year continues in the
    /// next one. An observed day may be in the year before or after. Extra working days are not holidays and are
    /// skipped.
    ///
    /// - Parameter year: the requested year.
    /// - Throws: a ``DocumentFailure`` for a SOAP Fault, an invalid document, dates that do not exist or are in another
    ///   year, and more than 5,000 holidays.
    public static func holidays(
        _ bytes: [UInt8], in year: Int, label: DocumentLabel
    ) throws(DocumentFailure) -> EnricoYear {
        try label.reading(bytes, schema) { document throws(DocumentFailure) in
            let root = document.root
            let body = try body(of: root, label)
            guard let list = body.firstChild(named: "getHolidaysForYearResponse")?.firstChild(named: "holidays")
            else { throw label.inconsistent(body.line, "not a response to the request for holidays") }
            if let error = list.firstChild(named: "error") {
                return .unsupported(reason: UpstreamText.excerpt(error.text))
            }
            return .holidays(try holidays(of: list, in: year, label))
        }
    }

    /// Returns the body of a SOAP envelope. Throws for a Fault.
    @_lifetime(copy root)
    static func body(of root: borrowing Element, _ label: DocumentLabel) throws(DocumentFailure) -> Element {
        guard root.isNamed("Envelope"), let body = root.firstChild(named: "Body") else {
            throw label.inconsistent(root.line, "not a SOAP envelope")
        }
        if let fault = body.firstChild(named: "Fault") {
            let reason = UpstreamText.excerpt(fault.firstChild(named: "faultstring")?.text ?? "")
            throw label.inconsistent(fault.line, "SOAP fault: \"\(reason)\"")
        }
        return body
    }

    private static func holidays(
        of list: borrowing Element, in year: Int, _ label: DocumentLabel
    ) throws(DocumentFailure) -> [Holiday] {
        var gathering = HolidayGathering(label)
        var elements = list.children(named: "holiday")
        var number = 0
        while let element = elements.next() {
            number += 1
            let reader = EnricoHoliday(year: year, number: number, label: label)
            for item in try reader.items(of: element) { try gathering.add(item, line: element.line) }
        }
        return gathering.holidays
    }
}

/// Enrico's response to a request for a year.
public enum EnricoYear: Hashable, Sendable {
    /// The holidays, in date order.
    case holidays([Holiday])
    /// Enrico does not support the country, the region or the year. The reason is Enrico's, cleaned for the log.
    case unsupported(reason: String)
}
