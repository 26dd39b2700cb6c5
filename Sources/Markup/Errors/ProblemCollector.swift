internal import CLibXML2

/// Where one call into libxml2 leaves what it has to say.
///
/// A collector lives for one call on one thread, and is handed to libxml2 as the data of that call's own error
/// handler: no handler is shared, and `xmlGetLastError` is never asked. It keeps the first problems and counts the
/// rest, so that a document with a million mistakes costs no memory.
final class ProblemCollector {
    /// How many problems are kept.
    static let capacity = 20

    private(set) var problems: [Problem] = []
    private(set) var omitted = 0
    private(set) var worst: Problem.Level?

    /// Keeps a problem, or counts it when there are enough.
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

    /// Keeps what libxml2 reports.
    func add(_ error: xmlError) {
        guard problems.count < Self.capacity else {
            return add(Problem("", domain: .other, level: .init(error.level)))
        }
        add(error.domain == XML_FROM_XPATH.rawValue ? Problem(xPath: error) : Problem(error))
    }

    /// Whether something worse than a warning was found.
    var hasErrors: Bool {
        worst == .error || worst == .fatal
    }

    /// The problems as an error; `fallback` says what happened when libxml2 said nothing.
    func error(_ reason: MarkupError.Reason, fallback: @autoclosure () -> Problem) -> MarkupError {
        problems.isEmpty
            ? MarkupError(reason, fallback()) : MarkupError(reason, problems, omitted: omitted)
    }
}

extension ProblemCollector {
    /// The pointer to hand to libxml2 for the length of one call. It keeps nothing alive: the caller does, by asking
    /// for the findings after the call.
    var opaque: UnsafeMutableRawPointer {
        Unmanaged.passUnretained(self).toOpaque()
    }

    /// The collector behind the pointer that libxml2 hands back.
    static func from(_ pointer: UnsafeMutableRawPointer?) -> ProblemCollector? {
        pointer.map { Unmanaged<ProblemCollector>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// The handler for structured errors whose data is a ``ProblemCollector``.
let collectProblem: xmlStructuredErrorFunc = { data, error in
    guard let error else { return }
    ProblemCollector.from(data)?.add(error.pointee)
}

extension ProblemCollector {
    /// Runs `body`, hearing what libxml2 reports on this thread without any context: its compiler of regular
    /// expressions, which schemas use, has none.
    func hearingThread<Result>(_ body: () -> Result) -> Result {
        var data: UnsafeMutableRawPointer?
        let replaced = almanac_xml_swap_thread_handler(collectProblem, opaque, &data)
        defer { almanac_xml_swap_thread_handler(replaced, data, &data) }
        return body()
    }
}
