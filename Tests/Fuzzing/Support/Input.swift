import Glibc

/// The limit for one input, in milliseconds of processor time, which does not depend on the load of the machine.
private let limit = 250.0

/// The number of inputs, the number of accepted ones, and the slowest.
nonisolated(unsafe) private var tally = (inputs: 0, accepted: 0, slowest: 0.0, slowestInput: [UInt8]())

/// Prints the tally, which libFuzzer does not count, at exit, and writes the slowest input to the file `SLOWEST`.
private let isCounting: Bool = {
    signal(SIGPROF) { _ in finding("the input exceeded the time limit") }
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

/// Feeds one input to the code under test, which returns whether it accepts it, and enforces the time limit.
///
/// `LLVMFuzzerTestOneInput` must return its result: 0, "keep the input if it is of interest".
public func feed(
    _ data: UnsafePointer<UInt8>?, _ count: Int, to accepts: (_ input: [UInt8]) -> Bool
) -> CInt {
    expect(isCounting, "cannot write the tally")
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

/// Stops the program after the given seconds of its processor time; 0 cancels the alarm. libFuzzer's own timeout
/// counts wall-clock time, and a busy machine can delay an input for minutes.
private func setAlarm(after seconds: Int) {
    var interval = itimerval()
    interval.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &interval, nil)
}

/// Returns the processor time of this thread, in milliseconds.
private func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
