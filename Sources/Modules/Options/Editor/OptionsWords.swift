import AlmanacValues
import Layout

/// What Options say.
struct OptionsWords: Words {
    var title: String { say("Options") }
    var titleWithProblems: String { say("Error: Options") }
    var description: String { say("Set your name, country and look.") }
    var wholeCountry: String { say("Whole country") }

    /// The label of a look.
    func name(of look: Look) -> String {
        switch look {
        case .system: say("Same as my system")
        case .light: say("Light")
        case .dark: say("Dark")
        }
    }

    // MARK: What became of the options

    var saved: String { say("Your options are saved.") }

    var unsaved: String { paragraph(say("Your changes are not saved yet."), say("Select “Save” to save them.")) }

    var countryUnchecked: String { say("We could not check your country, so your options are not saved") }

    var notKept: String { say("Your browser did not save your options") }

    /// What to do if the browser did not store the options, which the form still has.
    var saveAgain: String {
        paragraph(
            notSentBack, say("Allow cookies for this site, then select “Save” again."),
            say("Your changes are still in the form."))
    }

    /// What to do if the browser did not store the options, and they are lost.
    var fillInAgain: String { paragraph(notSentBack, say("Allow cookies for this site, then fill in the form again.")) }

    private var notSentBack: String {
        say("We store your options in a cookie, but your browser did not send it back.")
    }

    var lost: String { say("Your changes are lost") }

    var whyLost: String {
        paragraph(
            say("We store unsaved changes in a cookie for a few minutes, but your browser did not send it back."),
            say("The form shows your saved options."),
            say("If this happens again, allow cookies for this site."))
    }

    // MARK: Problems

    /// The title of the summary of all problems.
    var notSavedYet: String { say("Your options are not saved yet") }

    /// - Parameter limit: in characters.
    func nameTooLong(_ limit: Int) -> String { say("Name must be \(limit) characters or fewer") }

    var nameUnprintable: String {
        paragraph(
            say("Name must not contain characters that we cannot show, such as line breaks."), say("Type it again."))
    }

    func unknownCountry(_ code: ForeignText) -> String {
        paragraph(
            say("No country has the code “\(code)”."), say("Choose a country from the list, or save without one."))
    }

    func unknownRegion(_ code: ForeignText) -> String {
        paragraph(
            say("Your country has no region with the code “\(code)”."),
            say("Choose one from the list, or the whole country."))
    }

    var unknownLook: String { say("Select a look") }
}
