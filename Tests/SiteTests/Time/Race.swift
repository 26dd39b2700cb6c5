import AlmanacValues
import HTTPMessages
import Support

/// Compares the costs of requests with hostile text with those of the same requests with plain letters.
struct Race {
    struct Finding: Sendable, CustomStringConvertible {
        let slot: String
        let text: String
        let spelling: RequestSlot.Spelling
        let count: Int
        let cost: TimedSite.Answer
        let plain: TimedSite.Answer

        var ratio: Double { Double(cost.nanoseconds) / Double(max(1, plain.nanoseconds)) }

        var description: String {
            let hundredths = Int(ratio * 100)
            return "\(hundredths / 100).\(String(100 + hundredths % 100).dropFirst()) × "
                + "(\(cost.nanoseconds / 1000) to \(plain.nanoseconds / 1000) µs, answers \(cost.status) with "
                + "\(cost.bytes) to \(plain.status) with \(plain.bytes) bytes): "
                + "\(count) bytes of \(text), \(spelling), in \(slot)"
        }
    }

    struct Report: Sendable, CustomStringConvertible {
        var inputs = 0
        var retaken = 0
        /// The worst finding of each slot, most expensive first.
        var worst: [Finding] = []
        var slowest: Finding?

        var description: String {
            "\(inputs) inputs, \(retaken) retaken\n" + worst.prefix(25).map { "\($0)\n" }.joined()
                + "slowest: " + (slowest.map { "\($0)" } ?? "-")
        }
    }

    private let warm: TimedSite
    private let cold: TimedSite
    private var random: SplitMix64
    private var plainCosts: [Key: TimedSite.Answer] = [:]

    private struct Key: Hashable {
        let slot: String
        let spelling: RequestSlot.Spelling
        let count: Int
        let status: Int
    }

    init(clock: TimedSite.Clock, seed: UInt64) throws {
        warm = try TimedSite(isWarm: true, clock: clock)
        cold = try TimedSite(isWarm: false, clock: clock)
        random = SplitMix64(seed: seed)
    }

    /// Returns a finding if the text costs more than `bar` times plain letters, even after repeated measurements.
    mutating func finding(
        _ slot: RequestSlot, _ text: HostileText, _ spelling: RequestSlot.Spelling, _ count: Int, bar: Double
    ) -> Finding? {
        let request = slot.request(spelled(text, spelling, count))
        let site = site(of: slot)
        var cost = site.answer(request)
        var plain = plainCost(slot, spelling, count, cost.status)
        for _ in 0..<12 where Double(cost.nanoseconds) > bar * Double(plain.nanoseconds) {
            cost = cheaper(cost, site.answer(request, runs: 2))
            // Not the cheapest plain cost: a machine that has become slower is slower for both.
            plain = dearer(plain, costOfPlain(slot, spelling, count, cost.status, runs: 2))
        }
        let finding = Finding(
            slot: slot.description, text: text.description, spelling: spelling, count: count, cost: cost, plain: plain)
        return finding.ratio > bar ? finding : nil
    }

    /// Runs a number of random inputs, of all texts, spellings and lengths.
    ///
    /// - Parameter name: a part of the descriptions of the slots to run; empty for all slots.
    mutating func run(_ inputs: Int, where name: String = "") -> Report {
        let slots = RequestSlot.all.filter { name.isEmpty || $0.description.contains(name) }
        var report = Report()
        var worst: [String: Finding] = [:]
        for _ in 0..<inputs {
            let slot = slots[Int.random(in: 0..<slots.count, using: &random)]
            let text = HostileText.all[Int.random(in: 0..<HostileText.all.count, using: &random)]
            let spelling = slot.spellings[Int.random(in: 0..<slot.spellings.count, using: &random)]
            let count = min(slot.longest, Self.lengths[Int.random(in: 0..<Self.lengths.count, using: &random)])
            let request = slot.request(spelled(text, spelling, count))
            let site = site(of: slot)
            var cost = site.answer(request)
            var plain = plainCost(slot, spelling, count, cost.status)
            let known = worst[slot.description]?.ratio ?? 0
            if Double(cost.nanoseconds) > max(1.2, known) * Double(plain.nanoseconds) {
                report.retaken += 1
                cost = cheaper(cost, site.answer(request, runs: 7))
                plain = costOfPlain(slot, spelling, count, cost.status, runs: 7)
                cost = cheaper(cost, site.answer(request, runs: 7))
                // Both at their cheapest, in turns: a machine that is slow for a moment decides nothing.
                for _ in 0..<8 where Double(cost.nanoseconds) > 1.5 * Double(plain.nanoseconds) {
                    plain = cheaper(plain, costOfPlain(slot, spelling, count, cost.status, runs: 5))
                    cost = cheaper(cost, site.answer(request, runs: 5))
                }
            }
            let finding = Finding(
                slot: slot.description, text: text.description, spelling: spelling, count: count, cost: cost,
                plain: plain)
            if finding.ratio > known { worst[slot.description] = finding }
            if cost.nanoseconds > report.slowest?.cost.nanoseconds ?? 0 { report.slowest = finding }
            report.inputs += 1
        }
        report.worst = worst.values.sorted { $0.ratio > $1.ratio }
        return report
    }

    /// Powers of two, the values half-way between them, and the maximum length, which is drawn more often.
    private static let lengths = (0...13).flatMap { [1 << $0, (3 << $0) >> 1] } + [16_000, 16_000, 16_000]

    private func site(of slot: RequestSlot) -> TimedSite { slot.isWarm ? warm : cold }

    private mutating func spelled(_ text: HostileText, _ spelling: RequestSlot.Spelling, _ count: Int) -> [UInt8] {
        switch spelling {
        case .raw: text.run(count, using: &random)
        case .percentEncoded:
            RequestSlot.percentEncoded(text.run(count / 3, using: &random)) + HostileText.plain(count % 3)
        }
    }

    private mutating func plainCost(
        _ slot: RequestSlot, _ spelling: RequestSlot.Spelling, _ count: Int, _ status: Int
    ) -> TimedSite.Answer {
        let key = Key(slot: slot.description, spelling: spelling, count: count, status: status)
        if let known = plainCosts[key] { return known }
        // The first run makes the page that a warm site caches.
        let cost = costOfPlain(slot, spelling, count, status, runs: 5)
        plainCosts[key] = cost
        return cost
    }

    /// The cost of the same request with plain letters. If the letters get another status than the text, or both get
    /// 400, where the parser may stop at the first letter, the text is also compared with the most expensive plain
    /// request of the same length that gets its status.
    private func costOfPlain(
        _ slot: RequestSlot, _ spelling: RequestSlot.Spelling, _ count: Int, _ status: Int, runs: Int
    ) -> TimedSite.Answer {
        let costs = slot.plainRequests(count, spelling).map { site(of: slot).answer($0, runs: runs) }
        let plain = costs.reduce(TimedSite.Answer(), dearer)
        guard plain.status != status || status == 400 else { return plain }
        let text = HostileText.plain(count)
        return RequestSlot.references.map { cold.answer($0.request(text), runs: runs) }
            .filter { $0.status == status }.reduce(plain, dearer)
    }

    private func cheaper(_ one: TimedSite.Answer, _ other: TimedSite.Answer) -> TimedSite.Answer {
        one.nanoseconds <= other.nanoseconds ? one : other
    }

    private func dearer(_ one: TimedSite.Answer, _ other: TimedSite.Answer) -> TimedSite.Answer {
        one.nanoseconds >= other.nanoseconds ? one : other
    }
}
