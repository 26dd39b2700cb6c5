internal import CLibXML2

/// Collects the problems that libxml2 reports during one call.
///
/// A collector lives for one call on one thread. libxml2 receives it as the data of that call's own error handler, so
/// no handler is shared and nothing reads `xmlGetLastError`. The collector keeps the first problems and counts the
/// rest, so a document with a million errors does not fill the memory.
final class ProblemCollector {
    /// The number of problems that are kept.
    static let capacity = 20

    private(set) var problems: [Problem] = []
    private(set) var omitted = 0
    private(set) var worst: Problem.Level?

    /// Keeps a problem, or only counts it if `capacity` is reached.
    func add(_ problem: Problem) {
        switch (worst, problem.level) {
        case (nil, _), (.warning, _), (.error, .fatal): worst = problem.level
        default: break
        }
        if problems.count < Self.capacity {
            problems.append(problem)
        } else {
            omitted += 1
        }
    }

    /// Keeps or counts an error that libxml2 reports.
    func add(_ error: xmlError) {
        guard problems.count < Self.capacity else {
            return add(Problem("", domain: .other, level: .init(error.level)))
        }
        add(error.domain == XML_FROM_XPATH.rawValue ? Problem(xPath: error) : Problem(error))
    }

    /// Whether a problem worse than a warning was reported.
    var hasErrors: Bool {
        worst == .error || worst == .fatal
    }

    /// Returns the problems as an error, or `fallback` if libxml2 reported nothing.
    func error(_ reason: MarkupError.Reason, fallback: @autoclosure () -> Problem) -> MarkupError {
        problems.isEmpty
            ? MarkupError(reason, fallback()) : MarkupError(reason, problems, omitted: omitted)
    }
}

extension ProblemCollector {
    /// The pointer to pass to libxml2 for the duration of one call. It does not retain the collector; the caller keeps
    /// it alive by reading the problems after the call.
    var opaque: UnsafeMutableRawPointer {
        Unmanaged.passUnretained(self).toOpaque()
    }

    /// Returns the collector behind a pointer that libxml2 passes to a callback.
    static func from(_ pointer: UnsafeMutableRawPointer?) -> ProblemCollector? {
        pointer.map { Unmanaged<ProblemCollector>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// The handler for structured errors; its data is a ``ProblemCollector``.
let collectProblem: xmlStructuredErrorFunc = { data, error in
    guard let error else { return }
    ProblemCollector.from(data)?.add(error.pointee)
}

extension ProblemCollector {
    /// Runs `body` and collects the errors that libxml2 reports on this thread without a context. Its compiler of
    /// regular expressions, which schemas use, has no context.
    func hearingThread<Result>(_ body: () -> Result) -> Result {
        var data: UnsafeMutableRawPointer?
        let replaced = almanac_xml_swap_thread_handler(collectProblem, opaque, &data)
        defer { almanac_xml_swap_thread_handler(replaced, data, &data) }
        return body()
    }
}
