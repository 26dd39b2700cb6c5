import Export
import Foundation
import Synchronization

/// Shows how far an export is: a bar on a terminal, and a line every few seconds elsewhere.
final class ExportDisplay: Sendable {
    private struct State {
        var shown = Duration.zero
        var isOpen = false
    }

    private let state = Mutex(State())
    private let isTerminal = isatty(STDOUT_FILENO) == 1

    func show(_ progress: ExportProgress) {
        state.withLock { state in
            guard progress.elapsed - state.shown >= (isTerminal ? .milliseconds(100) : .seconds(5)) else { return }
            state.shown = progress.elapsed
            if isTerminal {
                state.isOpen = true
                Self.write("\r" + Self.bar(progress, columns: Self.columns) + "\u{1B}[K")
            } else {
                Self.write("exporting: \(Self.words(progress))\n")
            }
        }
    }

    /// Ends the line of the bar.
    func end() {
        state.withLock { state in
            if state.isOpen { Self.write("\r\u{1B}[K") }
            state.isOpen = false
        }
    }

    /// The bar and the words after it, which fit into a line.
    static func bar(_ progress: ExportProgress, columns: Int) -> String {
        let words = words(progress)
        let width = min(40, columns - words.utf8.count - 4)
        guard width >= 10 else { return String(words.prefix(max(0, columns - 1))) }
        let done = Int(Double(width) * min(1, progress.share))
        return "[" + String(repeating: "#", count: done) + String(repeating: ".", count: width - done) + "] " + words
    }

    /// The share, the rate and the time left: "42 %, 12000 pages, 3100 pages/s, 1:05 left".
    static func words(_ progress: ExportProgress) -> String {
        let seconds = max(progress.elapsed / .seconds(1), 0.001)
        let share = min(1, progress.share)
        let rate = Int(Double(progress.counts.pages) / seconds)
        let left = share > 0 ? seconds / share - seconds : 0
        return "\(Int(share * 100)) %, \(progress.counts.pages) pages, \(rate) pages/s, \(clock(left)) left"
    }

    /// The lines at the end.
    static func summary(of counts: ExportCounts, in time: Duration, folder: String) -> String {
        let seconds = max(time / .seconds(1), 0.001)
        let rate = Int(Double(counts.pages) / seconds)
        let unchanged = counts.pages - counts.written
        return "\(counts.pages) pages and files, \(counts.redirects) redirects, \(counts.bytes / 1_000_000) MB with "
            + "compressed forms, in \(clock(seconds)) (\(rate) pages/s): \(counts.written) written, "
            + "\(unchanged) unchanged, \(counts.removed) removed\n"
            + "The folder \(folder) is ready for a web server; Sources/Deployment has a configuration for nginx"
    }

    /// Minutes and seconds.
    private static func clock(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 359_999).rounded(.up))
        let rest = whole % 60
        return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
    }

    private static var columns: Int {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    private static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
