import HTML
import Testing
import VIPER

@Suite("Recording a visit")
struct TracedTests {
    private struct Weather: Interactor {
        func degrees(in town: String) async throws(WeatherFailure) -> Int {
            guard town == "Ulm" else { throw .unknown(town) }
            return 21
        }

        func isWarm(_ degrees: Int) -> Bool { degrees > 20 }
    }

    private enum WeatherFailure: Error, Hashable { case unknown(String) }

    private func degrees(_ weather: Traced<Weather>, _ town: String) async throws(WeatherFailure) -> Int {
        try await weather.call([town], "degrees(in:)") { base async throws(WeatherFailure) in
            try await base.degrees(in: town)
        }
    }

    private func record<Answer: Sendable>(_ body: @Sendable () async -> Answer) async -> (Answer, TraceRecord) {
        let (result, trace) = await TracedCall.record("Test", "visit()") { () async throws(Never) in await body() }
        return (result.get(), trace)
    }

    @Test("A14 Each call has its question, its answer, a time, and the calls that it led to")
    func calls() async {
        let (answer, trace) = await record { () async -> String in
            let weather = Traced(Weather())
            let degrees = try? await degrees(weather, "Ulm")
            _ = weather.call([degrees ?? 0], "isWarm(_:)") { $0.isWarm(degrees ?? 0) }
            return "done"
        }
        #expect(answer == "done" && trace.answer == "\"done\"" && trace.part == "Test")
        #expect(trace.calls.map(\.part) == ["Weather", "Weather"])
        #expect(trace.calls.map(\.question) == ["degrees(in: \"Ulm\")", "isWarm(21)"])
        #expect(trace.calls.map(\.answer) == ["21", "true"] && trace.calls.allSatisfy { !$0.isFailure })
        let times = trace.calls.compactMap(\.time)
        #expect(times.count == 2 && times.reduce(.zero, +) <= trace.time ?? .zero)
    }

    @Test("A14 An error is recorded and thrown on, with its type")
    func failure() async {
        let (error, trace) = await record { () async -> WeatherFailure? in
            do throws(WeatherFailure) {
                _ = try await degrees(Traced(Weather()), "Oz")
                return nil
            } catch { return error }
        }
        #expect(error == .unknown("Oz"))
        #expect(trace.calls.first?.isFailure == true && trace.calls.first?.answer == ".unknown(\"Oz\")")
    }

    @Test("A14 Calls of one caller at the same time are its own, in the order in which they began")
    func concurrent() async {
        let (_, trace) = await record { () async -> Int in
            let weather = Traced(Weather())
            async let one = try? degrees(weather, "Ulm")
            async let two = try? degrees(weather, "Oz")
            return (await one ?? 0) + (await two ?? 0)
        }
        #expect(trace.calls.count == 2 && trace.calls.allSatisfy { $0.calls.isEmpty })
    }

    @Test("A14 A visit is traced from the View to the View, through a module that knows nothing of it")
    func module() async {
        func trace(_ number: Int) async -> [String] {
            let (_, trace) = await record {
                await Module(view: NumberView(), presenter: NumberPresenter(token: nil)).run(Visit(number))
            }
            return trace.calls.map { "\($0.part).\($0.question) \($0.answer ?? "")" }
        }
        #expect(
            await trace(3) == [
                "NumberView.event(from: 3) .asked(3)", "NumberPresenter.handle(.asked(3)) .show(\"three\", .ok)",
                "NumberView.render(\"three\") (bytes: [7 bytes], marks: PageMarks)",
            ])
        #expect(await trace(0).last == "NumberPresenter.handle(.asked(0)) .answer(\"nothing\")")
    }

    @Test("A14 Outside a trace nothing is recorded, and no argument is described")
    func off() async throws {
        #expect(TracedCall.current == nil)
        let weather = Traced(Weather())
        #expect(try await degrees(weather, "Ulm") == 21)
        let arguments: @Sendable () -> [any Sendable] = {
            Issue.record("an argument is evaluated")
            return []
        }
        #expect(weather.call(arguments(), "isWarm(_:)") { $0.isWarm(21) })
        // A part that was assembled before the trace belongs to another visit.
        let (warm, trace) = await record { weather.call([21], "isWarm(_:)") { $0.isWarm(21) } }
        #expect(warm && trace.calls.isEmpty)
    }

    @Test("A14 A part that outlives its trace goes on working, unrecorded")
    func outlived() async {
        let (weather, trace) = await record { Traced(Weather()) }
        #expect(weather.call([21], "isWarm(_:)") { $0.isWarm(21) })
        #expect(trace.calls.isEmpty)
    }

    @Test("A14 A call keeps a thousand calls, and counts the others")
    func most() async {
        let (_, trace) = await record { () async -> Int in
            let weather = Traced(Weather())
            for degrees in 0..<1200 { _ = weather.call([degrees], "isWarm(_:)") { $0.isWarm(degrees) } }
            return 0
        }
        #expect(trace.calls.count == 1000 && trace.uncounted == 200)
    }
}
