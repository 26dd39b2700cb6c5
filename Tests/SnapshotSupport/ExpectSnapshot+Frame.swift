import HTML
public import Layout
public import Testing
public import VIPER
import VIPERTesting

/// Compares what a page says and decides itself with its snapshot, and checks that the page is its frame around that.
/// `FrameSnapshotTests` in `LayoutTests` compares the frame.
///
/// - Parameters:
///   - page: the page.
///   - view: the View that shows it.
///   - name: the snapshot's name.
public func expectSnapshot<V: FramedView>(
    of page: V.Page, in view: V, named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let frame = Frame(
        page.head, part: view.part, look: view.look(of: page), assets: view.assets, hasSearch: view.hasSearch)
    let bytes = view.render(page)
    #expect(
        bytes == FrameBytes(of: frame).around(page.rendered()), "the page is not its frame around its content",
        sourceLocation: sourceLocation)
    try expectSnapshot(
        bytes, named: name, omissions: .frame(of: frame), filePath: filePath, sourceLocation: sourceLocation)
}

/// Compares a page that no View shows, as `expectSnapshot(of:in:named:)` does.
///
/// - Parameters:
///   - bytes: the page.
///   - frame: its frame.
///   - name: the snapshot's name.
public func expectSnapshot(
    _ bytes: [UInt8], in frame: Frame, named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    #expect(FrameBytes(of: frame).surround(bytes), "the page is not in its frame", sourceLocation: sourceLocation)
    try expectSnapshot(
        bytes, named: name, omissions: .frame(of: frame), filePath: filePath, sourceLocation: sourceLocation)
}

/// What a frame writes before and after any content.
struct FrameBytes {
    private let before: [UInt8]
    private let after: [UInt8]

    init(of frame: Frame) {
        let page = frame.rendered(around: Placeholder())
        let parts = page.split(separator: Array(Placeholder.text.utf8), maxSplits: 1, omittingEmptySubsequences: false)
        before = Array(parts[0])
        after = parts.count > 1 ? Array(parts[1]) : []
    }

    func around(_ content: [UInt8]) -> [UInt8] { before + content + after }

    /// Whether a page is this frame around some content.
    func surround(_ page: [UInt8]) -> Bool {
        page.count >= before.count + after.count && page.starts(with: before)
            && page.suffix(after.count).elementsEqual(after)
    }
}

/// A content that no page has.
private struct Placeholder: HTMLPage {
    static let text = "<!-- content -->"

    func write(into writer: inout HTMLWriter) { writer.literal("<!-- content -->") }
}
