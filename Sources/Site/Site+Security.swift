import AlmanacValues
import HTML
import HTTPMessages
import NIOCore

extension Site {
    /// The validity that the file states, in days. RFC 9116 recommends less than a year.
    private static let daysOfSecurityFile = 180
    private static let secondsOfDay = 86_400

    /// The file `/.well-known/security.txt` (RFC 9116): where to report weaknesses of the site. Nil at another address, and
    /// without a setting.
    func securityFile(at target: RequestTarget) -> FinishedPage? {
        guard let contact = configuration.securityContact,
            target.path.elementsEqual("/.well-known/security.txt".utf8)
        else { return nil }
        let epoch = CivilDate(year: 1970, month: 1, day: 1)?.dayNumber ?? 0
        let today = epoch + configuration.now() / Self.secondsOfDay
        let end = CivilDate(dayNumber: today + Self.daysOfSecurityFile)
        var text = "Contact: \(contact)\nExpires: \(end)T00:00:00.000Z\nPreferred-Languages: en\n"
        if let base = configuration.publicAddress { text += "Canonical: \(base)/.well-known/security.txt\n" }
        return FinishedPage(
            body: ByteBuffer(string: text), mediaType: "text/plain; charset=utf-8", caching: .day,
            validity: Validity(from: configuration.now(), lifetime: Self.secondsOfDay), effort: .file)
    }
}
