import VIPER

/// The comparison of one page with its snapshot.
struct SnapshotComparison {
    let name: String
    let folder: SnapshotFolder
    let isRecording: Bool

    /// - Throws: `SnapshotError` if a file of this name cannot be beside the test.
    init(named name: String, in folder: SnapshotFolder, isRecording: Bool) throws {
        let isFileName = name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f && $0 != UInt8(ascii: "/") }
        guard isFileName, !name.isEmpty, !name.hasPrefix(".") else {
            throw SnapshotError("“\(name)” cannot name a snapshot: no spaces and slashes, no dot at the beginning")
        }
        self.name = name
        self.folder = folder
        self.isRecording = isRecording
    }

    /// Compares a page with everything that its snapshot keeps. Returns the problem, or the note that the page was
    /// recorded; nil if they are equal.
    ///
    /// - Throws: `SnapshotError` if a mask or an omission does not fit or another version wrote the snapshot,
    ///   `MarkupError` if the page does not parse, and errors of the file system.
    func problem(_ page: PageState, raw: RawBytes, masks: [Mask], omissions: [Omission]) throws -> String? {
        let page = try page.masked(masks)
        let format = SnapshotFormat(mediaType: page.mediaType)
        let content = omissions.isEmpty ? nil : page.content
        let isRawCompared =
            format.isTree && raw != .ignored && !masks.contains { $0.isOfTree }
            // Only marks show which bytes belong to the frame. A tree without its frame does not.
            && (omissions.isEmpty || content != nil)
        let head = SnapshotHead(of: page, content: content, isDigested: isRawCompared)
        var files = [
            SnapshotFile(
                name: "\(name).\(format.fileExtension)",
                bytes: try format.body(of: page.bytes, masks: masks, omissions: omissions), isText: format != .binary),
            SnapshotFile(name: "\(name).head", bytes: Array(head.text.utf8), isText: true),
        ]
        if isRawCompared, raw == .kept {
            let bytes = Array(page.bytes[content ?? page.bytes.indices])
            files.append(SnapshotFile(name: "\(name).raw", bytes: bytes, isText: false))
        }
        return try problem(files)
    }

    /// Compares only the tree of a page of HTML, as `NAME.html`.
    func problem(tree html: [UInt8], omissions: [Omission]) throws -> String? {
        let body = try SnapshotFormat.html.body(of: html, masks: [], omissions: omissions)
        return try problem([SnapshotFile(name: "\(name).html", bytes: body, isText: true)])
    }

    private func problem(_ files: [SnapshotFile]) throws -> String? {
        for file in files { folder.note(file.name) }
        let recorded = try files.map { try folder.read($0.name) }
        if !isRecording { try checkVersion(files, recorded) }
        let changed = zip(files, recorded).filter { file, old in old != file.bytes }
        guard !changed.isEmpty else { return nil }
        let differences = changed.map { file, old in difference(file, old) }.joined(separator: "\n")
        if isRecording {
            for (file, _) in changed { try folder.write(file.bytes, to: file.name) }
            return "The snapshot “\(name)” was recorded; read it before you commit it:\n\(differences)"
        }
        guard recorded.contains(where: { $0 != nil }) else {
            return "There is no snapshot “\(name)”. SNAPSHOT_RECORD=1 records it; read it before you commit it."
        }
        return "The page differs from its snapshot “\(name)”:\n\(differences)"
    }

    private func checkVersion(_ files: [SnapshotFile], _ recorded: [[UInt8]?]) throws {
        for (file, old) in zip(files, recorded) where file.name == "\(name).head" {
            guard let old else { continue }
            try SnapshotHead.check(String(decoding: old, as: UTF8.self), path: folder.path(of: file.name))
        }
    }

    private func difference(_ file: SnapshotFile, _ old: [UInt8]?) -> String {
        let path = folder.path(of: file.name)
        guard let old else {
            guard isRecording else { return "\(path): there is no such file" }
            let content = file.isText ? String(decoding: file.bytes, as: UTF8.self) : "\(file.bytes.count) bytes"
            return "\(path): new\n\(content)"
        }
        if file.isText, let lines = LineDifference(from: old, to: file.bytes) {
            return "\(path):\(lines.firstLine):\n\(lines.text)"
        }
        return ByteDifference(from: old, to: file.bytes).map { "\(path): \($0.text)" } ?? path
    }
}

/// A file of a snapshot, with its expected content.
struct SnapshotFile {
    let name: String
    let bytes: [UInt8]
    /// Whether a difference is shown line by line.
    let isText: Bool
}

extension PageState {
    /// Returns the page with all masks of bytes applied, to its bytes and to its headers.
    ///
    /// - Throws: `SnapshotError` if a mask cannot be used or matches nothing.
    fileprivate func masked(_ masks: [Mask]) throws -> PageState {
        var bytes = bytes
        var values = headers.map { Array($0.value.utf8) }
        for mask in masks {
            if let problem = mask.problem { throw problem }
            var count = try mask.apply(to: &bytes)
            for index in values.indices { count += try mask.apply(to: &values[index]) }
            if count == 0, !mask.isOfTree { throw mask.matchesNothing }
        }
        let headers = zip(headers, values).map { Header($0.name, String(decoding: $1, as: UTF8.self)) }
        // A nonce before a position may have another length in the next run.
        func position(_ count: Int) throws -> Int {
            var bytes = Array(self.bytes.prefix(count))
            for mask in masks { _ = try mask.apply(to: &bytes) }
            return bytes.count
        }
        return PageState(
            Rendering(status: status, mediaType: mediaType, bytes: bytes), headers: headers,
            opening: try opening.map(position),
            content: try content.map { try position($0.lowerBound)..<position($0.upperBound) })
    }
}
