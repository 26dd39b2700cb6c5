import Support

/// The state of the last export into a folder.
public struct ExportState: Equatable, Sendable {
    /// The moment that the pages show, in seconds since 1970.
    public var moment: Int
    /// Whether the export came to its end.
    public var isFinished: Bool

    public init(moment: Int, isFinished: Bool) {
        self.moment = moment
        self.isFinished = isFinished
    }

    /// The moment for the next export. One that was interrupted goes on with the same moment on the same day (UTC), so
    /// that what is complete need not be made again.
    ///
    /// - Parameter now: seconds since 1970.
    public static func moment(after last: ExportState?, now: Int) -> Int {
        guard let last, !last.isFinished, last.moment <= now, last.moment / 86_400 == now / 86_400 else { return now }
        return last.moment
    }

    var bytes: [UInt8] { Array("\(moment) \(isFinished ? "finished" : "running")\n".utf8) }

    init?(_ bytes: [UInt8]) {
        let parts = bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        guard parts.count == 2, let moment = Int(String(decoding: parts[0], as: UTF8.self)) else { return nil }
        let word = String(decoding: parts[1], as: UTF8.self)
        guard word.matches("finished") || word.matches("running") else { return nil }
        self.init(moment: moment, isFinished: word.matches("finished"))
    }
}

extension ExportFolder {
    private static let state = "\(own)/state"

    /// The state that the last export left; nil if there was none.
    public func lastState() throws(ExportFailure) -> ExportState? {
        try FileBytes.read("\(path)/\(Self.state)").flatMap { ExportState($0) }
    }

    func write(_ state: ExportState) throws(ExportFailure) {
        var writer = FileWriter(folder: path, number: 0)
        try writer.write(state.bytes, to: Self.state)
    }

    private static func recordName(_ chapter: String) -> String { "\(own)/chapters/\(chapter)" }

    func record(of chapter: String) throws(ExportFailure) -> ChapterRecord? {
        try FileBytes.read("\(path)/\(Self.recordName(chapter))").flatMap { ChapterRecord($0) }
    }

    func write(_ record: ChapterRecord, of chapter: String, _ writer: inout FileWriter) throws(ExportFailure) {
        try writer.write(record.bytes, to: Self.recordName(chapter))
    }

    /// The names of all chapters that have a record.
    func chapters() throws(ExportFailure) -> [String] { try ExportFailure.names(in: "\(path)/\(Self.own)/chapters") }

    /// Removes the files of a chapter, and its record.
    func removeChapter(_ chapter: String, _ writer: inout FileWriter) throws(ExportFailure) -> Int {
        let pages = try record(of: chapter)?.pages ?? []
        for page in pages { try writer.remove(page.name) }
        try writer.remove(Self.recordName(chapter))
        return pages.count
    }
}
