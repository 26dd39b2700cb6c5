import AlmanacValues
import Entities
import Formats
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

/// The documents that the site is made of, byte for byte (`/documents/holidays/DE.xml`), and their list
/// (`/documents.json`), so that another Almanac can read them.
struct DocumentPages {
    private let service: any DocumentService
    private let words = SiteWords()

    init(_ service: any DocumentService) { self.service = service }

    func page<Answer: Sendable>(of place: DocumentsPlace) async -> Outcome<Answer> {
        do throws(ServiceFailure) {
            switch place {
            case .index: return .page(try await index())
            case .document(let name): return .page(try await document(name))
            }
        } catch { return .page(problem(Status(error), words.couldNotReadDocument)) }
    }

    private func index() async throws(ServiceFailure) -> Rendering {
        guard let documents = try await service.documents() else { return problem(.notFound, words.noDocuments) }
        let revision = try await service.dataRevision()
        let list = DocumentList(
            revision: revision?.description,
            documents: documents.map { document in
                DocumentList.Document(
                    name: document.name, address: Link(.documents(.document(document.name))),
                    mediaType: Self.mediaType(document.name), bytes: document.size, revised: document.revised)
            })
        return Rendering(
            status: .ok, mediaType: Format.json.contentType,
            bytes: JSONObject.document(capacity: 32_768) { $0.fields(of: list) }, headers: Self.headers(list.revised))
    }

    private func document(_ name: String) async throws(ServiceFailure) -> Rendering {
        guard let (document, bytes) = try await service.document(named: name) else {
            return problem(.notFound, words.noSuchDocument)
        }
        return Rendering(
            status: .ok, mediaType: Self.mediaType(name), bytes: bytes, headers: Self.headers(document.revised))
    }

    private func problem(_ status: Status, _ detail: String) -> Rendering {
        Rendering(status: status, mediaType: ProblemDetails.mediaType, bytes: ProblemDetails(status, detail).rendered())
    }

    private static func headers(_ revised: CivilDate?) -> RepresentationHeaders {
        RepresentationHeaders(lastModified: revised.map { $0.dayNumber * 86_400 })
    }

    private static func mediaType(_ name: String) -> String {
        if name.hasSuffix(".html") { return "text/html; charset=utf-8" }
        // A data set, and its signature.
        if name.hasSuffix(".gz") { return "application/gzip" }
        return name.hasSuffix(".minisig") ? "text/plain; charset=utf-8" : Format.xml.contentType
    }
}
