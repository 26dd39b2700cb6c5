import Adapters
import AlmanacValues
import Documents
import Entities
import FuzzSupport
import Glibc
import Markup

/// A document of a target's corpus, parsed like in that target.
struct Sample: Sendable {
    let target: String
    let bytes: [UInt8]

    /// Nil if the document is not well-formed, because it would never be validated.
    ///
    /// - Parameter path: The path of a file in `<target>/corpus/`.
    init?(_ path: String) {
        let parts = path.split(separator: "/")
        guard parts.count >= 3, let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = fread(&buffer, 1, buffer.count, file)
        target = String(parts[parts.count - 3])
        bytes = Array(buffer[..<count])
        guard (try? Document(xml: bytes)) != nil else { return nil }
    }

    /// Parses, validates and maps the document. Returns whether it is valid.
    func isRead() -> Bool {
        let read: Void? = reading { () throws(DocumentFailure) in
            switch target {
            case "Countries": _ = try OwnFormat.countries(bytes, label: fed)
            case "Holidays":
                guard let country = CountryCode("DE") else { return }
                _ = try OwnFormat.calendar(bytes, of: country, label: fed)
            case "Sides": _ = try OwnFormat.code(bytes, of: .light, label: fed)
            case "Enrico": _ = try EnricoDocument.holidays(bytes, in: 2024, label: fed)
            case "Holidata":
                guard let locale = CountryCode("US").flatMap({ HolidataLocale($0) }) else { return }
                _ = try HolidataDocument.holidays(bytes, in: 2026, locale: locale, label: fed)
            case "HolidayAPI": _ = try HolidayAPIDocument.holidays(bytes, in: 2026, label: fed)
            default: finding("no schema for \(target)")
            }
        }
        return read != nil
    }
}
