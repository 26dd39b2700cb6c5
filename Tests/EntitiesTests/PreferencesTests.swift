import TestSupport
import Testing

@Suite("Preferences")
struct PreferencesTests {
    @Test("Another country drops the region; the same one keeps it")
    func country() {
        var preferences = Preferences(country: Sample.code("DE"), region: Sample.region("BY"))
        preferences.country = Sample.code("DE")
        #expect(preferences.territory == Territory(Sample.code("DE"), Sample.region("BY")))
        preferences.country = Sample.code("AT")
        #expect(preferences.territory == Territory(Sample.code("AT")))
        preferences.country = nil
        #expect(preferences == Preferences())
        #expect(Preferences(region: Sample.region("BY")) == Preferences())
    }

    @Test("Preferences with different regions differ")
    func equality() {
        let bavaria = Preferences(country: Sample.code("DE"), region: Sample.region("BY"))
        #expect(bavaria != Preferences(country: Sample.code("DE")))
        #expect(bavaria != Preferences(country: Sample.code("DE"), region: Sample.region("BE")))
        #expect(bavaria == Preferences(country: Sample.code("DE"), region: Sample.region("by")))
    }

    @Test("Names are compared byte by byte, without Unicode normalisation")
    func bytes() {
        let composed = "caf\u{E9}"
        let decomposed = "cafe\u{301}"
        #expect(Preferences(name: composed) != Preferences(name: decomposed))
        #expect(Preferences(name: composed) == Preferences(name: composed))
        #expect(Preferences(name: nil) != Preferences(name: ""))
    }
}
