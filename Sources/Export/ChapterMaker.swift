import HTTPMessages
import HTTPTypes
import NIOCore
import Places
import Site
import Support

/// Makes the pages of a chapter and writes those that changed: begins at some addresses and follows the links within the
/// chapter.
struct ChapterMaker {
    let site: Site
    let folder: ExportFolder
    let chapter: Chapter
    let key: UInt64
    let compresses: Bool
    var writer: FileWriter
    var counts = ExportCounts()

    private var record: ChapterRecord
    private var queue: [StoredAddress] = []
    private var seen: Set<String> = []
    private var names: [String: String] = [:]

    /// An address of the chapter that has been found.
    private struct StoredAddress {
        let target: String
        let address: Address
    }

    init(
        _ chapter: Chapter, site: Site, folder: ExportFolder, key: UInt64, compresses: Bool, writer: FileWriter
    ) {
        self.compresses = compresses
        self.chapter = chapter
        self.site = site
        self.folder = folder
        self.key = key
        self.writer = writer
        record = ChapterRecord(key: nil)
    }

    /// Writes the chapter, unless an export of the same things has written it and no file was changed since.
    mutating func make(from seeds: [String]) async throws {
        let old = try folder.record(of: chapter.name)
        // Other addresses may be given under the same name.
        record.key = key ^ StableHash.value(of: seeds.joined(separator: "\n").utf8)
        if let old, old.key == record.key, isComplete(old) {
            counts.pages += old.pages.count
            counts.redirects += old.redirects.count
            return
        }
        for seed in seeds { add(seed: seed) }
        var index = 0
        while index < queue.count {
            try await store(queue[index])
            index += 1
        }
        try finish(old)
    }

    /// Whether all files of a record are there, byte for byte.
    private mutating func isComplete(_ record: ChapterRecord) -> Bool {
        for page in record.pages {
            guard matches(page.name, page.hash) else { return false }
            if let hash = page.gzipHash, !matches(page.name + ".gz", hash) { return false }
        }
        return true
    }

    private mutating func matches(_ name: String, _ hash: UInt64) -> Bool {
        guard let isReal = try? PlainFolders.withFolder(of: name, in: folder.path, { _, _ in true }), isReal,
            let bytes = try? FileBytes.read("\(folder.path)/\(name)")
        else { return false }
        counts.bytes += bytes.count
        return bytes.withUnsafeBytes { Fingerprint($0) }.value == hash
    }

    /// Adds an address at which the chapter begins. Unlike a link, it may be that of a file or of a redirect.
    private mutating func add(seed: String) {
        guard seen.insert(seed).inserted, let address = try? Address(target: seed) else { return }
        queue.append(StoredAddress(target: seed, address: address))
    }

    private mutating func add(link: String) {
        guard seen.insert(link).inserted, let page = StoredPage(link: link), Chapter(of: page.address) == chapter
        else { return }
        if page.target.utf8.elementsEqual(link.utf8) || seen.insert(page.target).inserted {
            queue.append(StoredAddress(target: page.target, address: page.address))
        }
    }

    private mutating func store(_ page: StoredAddress) async throws {
        let publication = await site.publication(of: page.target, compresses: compresses)
        let response = publication.response
        // A page that is made while its task is cancelled may be incomplete.
        try Task.checkCancellation()
        switch response.status.code {
        case 200: try write(publication, page)
        case 300..<400:
            guard let location = response.headers[.location] else { return }
            record.redirects.append(.init(target: page.target, location: location))
            counts.redirects += 1
            add(link: location)
        case 400..<500:
            // The data have nothing here: a country without a calendar, a feed without a public address.
            break
        default: counts.note(failure: page.target)
        }
    }

    private mutating func write(_ publication: Publication, _ page: StoredAddress) throws {
        let response = publication.response
        let mediaType = response.headers[.contentType] ?? ""
        let name = try FileName.name(of: page.address, target: page.target, mediaType: mediaType)
        if let other = names.updateValue(page.target, forKey: name) {
            throw ExportFailure.sameFile(name, addresses: [other, page.target])
        }
        let isPage = mediaType.utf8.starts(with: "text/html".utf8)
        var isNew = try writer.write(response.body, to: name)
        counts.bytes += response.body.readableBytes
        if let gzip = publication.gzip {
            // Without `||`, which would not write the second file.
            let isNewGzip = try writer.write(gzip, to: name + ".gz")
            isNew = isNew || isNewGzip
            counts.bytes += gzip.readableBytes
        } else {
            try writer.remove(compressedFormOf: name)
        }
        counts.pages += 1
        counts.written += isNew ? 1 : 0
        record.pages.append(
            .init(
                name: name, target: page.target, hash: Self.hash(response.body),
                gzipHash: publication.gzip.map(Self.hash), isListed: isPage && !FileName.hasQuery(page.address)))
        if isPage, chapter.followsLinks { PageLinks.forEach(in: response.body) { add(link: $0) } }
    }

    private static func hash(_ bytes: ByteBuffer) -> UInt64 {
        bytes.withUnsafeReadableBytes { Fingerprint($0) }.value
    }

    /// Removes the files that the chapter no longer has, and writes its record.
    private mutating func finish(_ old: ChapterRecord?) throws {
        for page in old?.pages ?? [] where names[page.name] == nil {
            if counts.failures == 0 {
                try writer.remove(page.name)
                counts.removed += 1
            } else {
                // It may be a page that could not be made now.
                record.pages.append(page)
            }
        }
        if counts.failures > 0 { record.key = nil }
        try folder.write(record, of: chapter.name, &writer)
    }
}
