import Places
import Support
import VIPER

/// The spans of a visit: of the call that began it, and of all calls that it led to.
struct CallSpans {
    private(set) var all: [Span] = []
    private let context: TraceContext
    private let begin: Int
    private let end: Int

    /// The most spans of one visit. The further ones are only counted.
    static let most = 256
    /// The most calls of one kind in a row that get a span each. A page asks its Router for a link in each of its rows.
    static let mostAlike = 3
    /// The deepest level of calls.
    private static let deepest = 32

    /// - Parameters:
    ///   - context: the work that led to the visit.
    ///   - end: when the visit ended, in nanoseconds since 1970.
    init(_ times: CallTimes, in context: TraceContext, endedAt end: Int, section: SectionName) {
        self.context = context
        self.end = end
        begin = end - (times.time?.nanoseconds ?? 0)
        add(times, below: context.spanID, depth: 0, [Span.Attribute("almanac.section", section.rawValue)])
    }

    private mutating func add(
        _ call: CallTimes, below parent: TraceContext.SpanID, depth: Int, _ attributes: [Span.Attribute] = []
    ) {
        let work = context.child()
        let start = begin + call.start.nanoseconds
        let index = all.count
        all.append(
            Span(
                "\(call.part).\(call.method)", .inside, in: work, below: parent, start: start,
                end: call.time.map { start + $0.nanoseconds } ?? max(start, end), isFailure: call.isFailure,
                attributes: attributes))
        var left = call.uncounted
        var alike = 0
        for (number, next) in call.calls.enumerated() {
            alike = number > 0 && next.isAlike(call.calls[number - 1]) ? alike + 1 : 1
            if alike <= Self.mostAlike, all.count < Self.most, depth < Self.deepest {
                add(next, below: work.spanID, depth: depth + 1)
            } else {
                left += 1
            }
        }
        if left > 0 { all[index].attributes.append(.init("almanac.calls_left_out", left)) }
    }
}

extension CallTimes {
    /// Whether both are calls of one method that led to nothing.
    fileprivate func isAlike(_ other: CallTimes) -> Bool {
        part.utf8.elementsEqual(other.part.utf8) && method.utf8.elementsEqual(other.method.utf8) && calls.isEmpty
            && other.calls.isEmpty && !isFailure
    }
}
