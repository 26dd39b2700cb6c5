public import AlmanacValues
public import Entities
public import ServiceContracts
import Support

/// Publishes the documents that the library reads, and the schemas that the program checks them with.
///
/// A request can only name what is on the list, whatever else is in an operator's folder. The bytes are those of the
/// source: nothing is kept here.
extension DocumentLibrary: DocumentService {
    public func documents() async throws(ServiceFailure) -> [PublishedDocument]? {
        let revised = try await revisionDates()
        let names = PublishedNames.all(with: try await countries().value)
        do throws(DocumentFailure) {
            return try await elsewhere { () throws(DocumentFailure) in
                var found: [PublishedDocument] = []
                for name in names.sorted() {
                    guard let bytes = try reader.published(name) else { continue }
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
        let countries = try await countries().value
        guard PublishedNames.all(with: countries).contains(name) else { return nil }
        do throws(DocumentFailure) {
            return try await elsewhere { () throws(DocumentFailure) in try reader.published(name) }.map { bytes in
                (PublishedDocument(name: name, size: bytes.count, revised: revised[name]), bytes)
            }
        } catch {
            throw refused(error)
        }
    }

    public func dataRevision() async throws(ServiceFailure) -> DataRevision? {
        do throws(DocumentFailure) {
            return try await elsewhere { () throws(DocumentFailure) in try revision() }
        } catch {
            throw refused(error)
        }
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
