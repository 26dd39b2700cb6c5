import Adapters
import DataSets
import Fetching
import Foundation
import Upstreams

/// A data set and its signature, as published and not checked yet.
struct DataFile {
    let archive: [UInt8]
    let signatureText: String

    var published: SignedSet { SignedSet(archive: archive, signature: Array(signatureText.utf8)) }

    /// Reads a file and the signature beside it, or fetches them from an address.
    ///
    /// - Parameter allowsPrivateAddresses: whether names may resolve to this machine or its network.
    init(_ place: String, allowsPrivateAddresses: Bool) async throws(DataSetProblem) {
        guard place.utf8.starts(with: "http://".utf8) || place.utf8.starts(with: "https://".utf8) else {
            archive = try Self.bytes(place, limit: DataSet.largest)
            signatureText = try Self.text(place + SignedSet.signatureEnding)
            return
        }
        // Fetch the signature first: if the host has none, that costs little.
        let text = try await Self.fetched(
            place + SignedSet.signatureEnding, limit: SignedSet.longestSignature, allowsPrivateAddresses)
        signatureText = String(decoding: text, as: UTF8.self)
        archive = try await Self.fetched(place, limit: DataSet.largest, allowsPrivateAddresses)
    }

    static func text(_ path: String) throws(DataSetProblem) -> String {
        String(decoding: try bytes(path, limit: SignedSet.longestSignature), as: UTF8.self)
    }

    private static func bytes(_ path: String, limit: Int) throws(DataSetProblem) -> [UInt8] {
        do {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            guard bytes.count <= limit else {
                throw DataSetProblem.unreadable(path, reason: "it is larger than \(limit) bytes")
            }
            return bytes
        } catch let problem as DataSetProblem {
            throw problem
        } catch {
            throw .unreadable(path, reason: error.localizedDescription)
        }
    }

    private static func fetched(
        _ address: String, limit: Int, _ allowsPrivateAddresses: Bool
    ) async throws(DataSetProblem) -> [UInt8] {
        let fetcher = Fetcher(
            limits: FetchLimits(total: .seconds(120), size: limit), userAgent: Version.userAgent,
            allowsPrivateAddresses: allowsPrivateAddresses)
        let request = UpstreamRequest(
            url: address,
            mediaTypes: [
                "application/gzip", "application/x-gzip", "application/octet-stream", "application/x-tar", "text/plain",
                "application/pgp-signature", "application/x-minisign",
            ])
        let result: Result<UpstreamAnswer, UpstreamFailure>
        do throws(UpstreamFailure) { result = .success(try await fetcher.fetch(request, unless: nil)) } catch {
            result = .failure(error)
        }
        await fetcher.shutdown()
        switch result {
        case .success(.document(let bytes, _)): return bytes
        case .success: throw .unreadable(address, reason: "the host has no such file")
        case .failure(let failure): throw .unreadable(address, reason: "\(failure)")
        }
    }
}
