import AlmanacValues
import HTTPMessages
import PlainBytes

extension RequestTarget {
    /// Whether the address names the operator's own calendars, or one of them: `/holidays/ZZ/2026`,
    /// `/compare/2026?place=ZZ-ACME`. Every address that is about a place has its code.
    var namesOwnCalendar: Bool {
        let (first, second) = CountryCode.own.letters
        let bytes = Array(utf8)
        return bytes.indices.dropLast().contains { index in
            guard bytes[index] == first, bytes[index + 1] == second else { return false }
            let isBegin = index == 0 || !bytes[index - 1].isASCIILetterOrDigit
            let next = index + 2 < bytes.count ? bytes[index + 2] : 0
            return isBegin && !next.isASCIILetterOrDigit
        }
    }
}
