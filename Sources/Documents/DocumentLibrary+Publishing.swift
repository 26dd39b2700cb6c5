public import Almanac
import Entities
public import ServiceContracts

/// Publishes the documents that the library reads, and the schemas that the program checks them with.
///
/// A request can only name what is on the list, whatever else is in an operator's folder. The bytes are those of the
/// source: nothing is kept here.
extension DocumentLibrary: DocumentService {
    public func documents() async throws(ServiceFailure) -> [PublishedDocument]? {
        let revised = try await revisionDates()
        let calendars = try await countries().value.map { DocumentName.calendar(of: $0.code) }
        do throws(DocumentFailure) {
            return try await elsewhere { () throws(DocumentFailure) in
                var found: [PublishedDocument] = []
                for name in (Self.documentNames + Self.schemaNames + calendars).sorted() {
                    guard let bytes = try published(name) else { continue }
                    found.append(PublishedDocument(name: name, size: bytes.count, revised: revised[name]))
                }
                return found
            }
        } catch {
            throw refused(error)
        }
    }

    public func document(named name: String) async throws(ServiceFailure) -> (PublishedDocument, bytes: [UInt8])? {
        let revised = try await revisionDates()
        let calendars = try await countries().value.map { DocumentName.calendar(of: $0.code) }
        guard (Self.documentNames + Self.schemaNames + calendars).contains(name) else { return nil }
        do throws(DocumentFailure) {
            return try await elsewhere { () throws(DocumentFailure) in try published(name) }.map { bytes in
                (PublishedDocument(name: name, size: bytes.count, revised: revised[name]), bytes)
            }
        } catch {
            throw refused(error)
        }
    }

    private static let schemaNames = [
        "celebrations.xsd", "changes.xsd", "countries.xsd", "holidays.xsd", "names.xsd", "occasions.xsd",
        "sides/sides.xsd",
    ]

    private static let documentNames = [
        DocumentName.celebrations, DocumentName.changes, DocumentName.countries, DocumentName.names,
        DocumentName.occasions,
        DocumentName.people, DocumentName.quotations, DocumentName.masters, DocumentName.holocrons,
        DocumentName.code(of: .light), DocumentName.code(of: .dark),
    ]

    /// The schemas are always the embedded ones: they describe what this program can read.
    private func published(_ name: String) throws(DocumentFailure) -> [UInt8]? {
        if Self.schemaNames.contains(name) { return EmbeddedDocuments().bytes(of: name) }
        return try source.bytes(of: name)
    }

    /// The days on which calendars last changed, by the names of their documents.
    private func revisionDates() async throws(ServiceFailure) -> [String: CivilDate] {
        var dates: [String: CivilDate] = [:]
        for (country, revisions) in try await recordedChanges() ?? [:] {
            dates[DocumentName.calendar(of: country)] = revisions.first?.date
        }
        dates[DocumentName.changes] = dates.values.max()
        return dates
    }
}
