import AlmanacValues
import Layout

extension OptionsWords {
    /// The label of a look.
    func name(of look: Look) -> String {
        switch look {
        case .system: sameAsMySystem
        case .light: light
        case .dark: dark
        }
    }

    // MARK: What became of the options

    var unsaved: String { paragraph(yourChangesAreNotSaved, selectSaveToSave) }

    /// What to do if the browser did not store the options, which the form still has.
    var saveAgain: String {
        paragraph(
            notSentBack, allowCookiesForThisSite,
            yourChangesAreStill)
    }

    /// What to do if the browser did not store the options, and they are lost.
    var fillInAgain: String { paragraph(notSentBack, allowCookiesForThis) }

    var whyLost: String {
        paragraph(
            weStoreUnsavedChanges,
            theFormShowsYourSaved,
            ifThisHappensAgain)
    }

    // MARK: Problems

    var nameUnprintable: String {
        paragraph(nameMustNotContain, typeItAgain)
    }

    func unknownCountry(_ code: ForeignText) -> String {
        paragraph(noCountryHasTheCode(code: code), chooseACountryFromTheList)
    }

    func unknownRegion(_ code: ForeignText) -> String {
        paragraph(
            yourCountryHasNoRegion(code: code),
            chooseOneFromTheList)
    }
}
