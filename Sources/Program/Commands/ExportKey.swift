import AlmanacValues
import Export
import Foundation
import Site
import Support

/// What the pages of an export are made from. Two exports with equal keys have equal pages.
struct ExportKey {
    let value: UInt64

    /// - Parameter moment: the moment that the pages show, in seconds since 1970.
    init(moment: Int, assembly: Assembly, settings: Settings, server: ServerSettings) {
        var program = stat()
        // Each build has another executable file, which contains the documents.
        let isKnown = stat("/proc/self/exe", &program) == 0
        var parts = [
            "\(program.st_dev) \(program.st_ino) \(program.st_size)",
            "\(program.st_mtim.tv_sec) \(program.st_mtim.tv_nsec)", assembly.today ?? "\(moment)",
            server.publicAddress?.description ?? "-", "\(server.publishesDocuments)",
            server.languages.map(\.facts.code).joined(separator: ","),
            "\(server.operatorLinks)",
            server.interfaces.map { "\($0)" }.sorted().joined(separator: ","),
        ]
        // Documents outside the program may have changed without notice.
        let isOutside = [settings.documents, settings.dataDirectory, settings.own].contains { $0 != nil }
        if !isKnown || isOutside || settings.usesUpstreams {
            parts.append(String(UInt64.random(in: 0 ... .max)))
        }
        value = StableHash.value(of: parts.joined(separator: "\n").utf8)
    }
}
