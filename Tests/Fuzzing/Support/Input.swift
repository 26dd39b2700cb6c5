import Glibc

/// What one input may cost, in milliseconds of processor time: other work on the machine does not lengthen it.
private let limit = 250.0

/// How many inputs there were, how many of them got past the first refusal, and the slowest.
nonisolated(unsafe) private var tally = (inputs: 0, accepted: 0, slowest: 0.0, slowestInput: [UInt8]())

/// Says at the end of the program what libFuzzer does not count, and keeps the slowest input in the file that
/// `SLOWEST` names.
private let isCounting: Bool = {
    signal(SIGPROF) { _ in finding("it does not end") }
    return atexit {
        let slowest = Double(Int(tally.slowest * 10)) / 10
        say(
            "TALLY: inputs \(tally.inputs), accepted \(tally.accepted), "
                + "slowest \(slowest) ms with \(tally.slowestInput.count) bytes")
        guard let path = getenv("SLOWEST"), let file = fopen(path, "w") else { return }
        fwrite(tally.slowestInput, 1, tally.slowestInput.count, file)
        fclose(file)
    } == 0
}()

/// Feeds one input to what is under test, which says whether it accepted it, and holds it to the time limit.
///
/// To be called by `LLVMFuzzerTestOneInput`, whose result it gives: 0, "keep the input if it is of interest".
public func feed(
    _ data: UnsafePointer<UInt8>?, _ count: Int, to accepts: (_ input: [UInt8]) -> Bool
) -> CInt {
    expect(isCounting, "the tally cannot be written")
    let input = Array(UnsafeBufferPointer(start: data, count: count))
    let start = milliseconds()
    setAlarm(after: 10)
    if accepts(input) { tally.accepted += 1 }
    setAlarm(after: 0)
    let time = milliseconds() - start
    tally.inputs += 1
    if time > tally.slowest {
        tally.slowest = time
        tally.slowestInput = input
    }
    expect(time <= limit, "\(time) ms for \(count) bytes")
    return 0
}

/// Stops the program after so many seconds of its processor time; never after 0. libFuzzer's own limit for what does
/// not end counts by the clock, of which a busy machine takes minutes for itself.
private func setAlarm(after seconds: Int) {
    var interval = itimerval()
    interval.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &interval, nil)
}

/// The processor time that this thread has used.
private func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
