import TestSupport
import Testing

@testable import Options

@Suite("Options: words")
struct OptionsWordsTests {
    private let words = OptionsWords()

    @Test("O2 What became of the options is told with what to do")
    func notices() {
        #expect(
            words.saveAgain
                == "We store your options in a cookie, but your browser did not send it back. Allow cookies for this site, "
                + "then select “Save” again. Your changes are still in the form.")
        #expect(
            words.fillInAgain
                == "We store your options in a cookie, but your browser did not send it back. Allow cookies for this site, "
                + "then fill in the form again.")
        #expect(words.unsaved == "Your changes are not saved yet. Select “Save” to save them.")
    }

    @Test("O2 Each look has a name of its own")
    func looks() {
        #expect([Look.system, .light, .dark].map(words.name) == ["Same as my system", "Light", "Dark"])
    }

    @Test("O2 A right-to-left text is isolated in every message that has it")
    func direction() {
        let arabic = ForeignText("بافاريا")
        let isolated = "\u{2068}بافاريا\u{2069}"
        #expect(
            words.unknownCountry(arabic)
                == "No country has the code “\(isolated)”. Choose a country from the list, or save without one.")
        #expect(
            words.unknownRegion(arabic)
                == "Your country has no region with the code “\(isolated)”. Choose one from the list, or the whole country."
        )
    }

    @Test("O2 A long text in place of a code is shortened, and still isolated")
    func long() {
        let code = ForeignText(String(repeating: "ب", count: 100))
        let problems = OptionsEditorProblems([.unknownCountry(code)], words)
        #expect(problems.country?.hasPrefix("No country has the code “\u{2068}ب") == true)
        #expect(problems.country?.contains("\u{2069}”") == true)
        #expect((problems.country?.count ?? 0) < 170)
    }
}
