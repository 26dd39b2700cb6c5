import Testing
import VIPER

@Suite("Measuring a visit")
struct MeasuredCallTests {
    private struct Weather: Interactor {
        func degrees(in town: Town) async throws(WeatherFailure) -> Int {
            guard town.name.utf8.elementsEqual("Ulm".utf8) else { throw .unknown }
            return 21
        }
    }

    /// Tells when somebody looks at its value.
    private final class Town: Sendable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private enum WeatherFailure: Error { case unknown }

    private func degrees(_ weather: Traced<Weather>, _ town: Town) async throws(WeatherFailure) -> Int {
        try await weather.call([town], "degrees(in:)") { base async throws(WeatherFailure) in
            try await base.degrees(in: town)
        }
    }

    @Test("A14 Each call has its beginning, its time and whether it failed, and no value")
    func times() async {
        let (result, times) = await TracedCall.measure("Test", "visit()") { () async throws(Never) in
            let town = Town("Ulm")
            let weather = Traced(Weather())
            let found = try? await degrees(weather, town)
            let other = try? await degrees(weather, Town("Oz"))
            return (found ?? 0) + (other ?? 0)
        }
        #expect(result.get() == 21 && times.part == "Test" && times.method == "visit()")
        #expect(times.calls.map(\.part) == ["Weather", "Weather"])
        #expect(times.calls.map(\.method) == ["degrees(in:)", "degrees(in:)"])
        #expect(times.calls.map(\.isFailure) == [false, true])
        #expect(times.start == .zero && times.uncounted == 0)
        let starts = times.calls.map(\.start)
        #expect(starts == starts.sorted() && starts.allSatisfy { $0 >= .zero })
        for call in times.calls { #expect(call.start + (call.time ?? .zero) <= times.time ?? .zero) }
    }

    @Test("A14 Arguments and answers do not outlive their call")
    func values() async {
        final class Kept { weak var town: Town? }
        let (result, times) = await TracedCall.measure("Test", "visit()") { () async throws(Never) in
            let kept = Kept()
            do {
                let town = Town("Ulm")
                kept.town = town
                _ = try? await degrees(Traced(Weather()), town)
            }
            return kept.town == nil
        }
        #expect(result.get() && times.calls.count == 1)
    }

    @Test("A14 What throws is thrown on, and is a failure")
    func failure() async {
        let (result, times) = await TracedCall.measure("Test", "visit()") { () async throws(WeatherFailure) in
            throw .unknown
        }
        #expect(throws: WeatherFailure.unknown) { try result.get() }
        #expect(times.isFailure && times.calls.isEmpty)
    }
}
