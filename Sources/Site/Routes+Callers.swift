import Almanac
import Entities
import HTML
import Holidays
import Options
import Places
import Start
import VIPER

// The callers of sub-flows, each restored from the frame of a ticket. The switches have no default, so a new frame does not
// compile until somebody resumes with its answer.

extension Routes {
    /// Resumes the flow that opened the country picker.
    func resume(_ caller: CountryCaller, with answer: CountryAnswer) -> Outcome<Keeping> {
        switch caller {
        case .holidays(let year):
            holidays.resume(year, with: answer).unanswered()
        case .start:
            home.resume(StartPlace(), with: .country(answer)).resuming(keeping)
        case .options(let opener):
            options.resume(opener?.ticket, with: answer).resuming { keeping($0, endingFor: opener?.ticket.frame) }
        }
    }

    /// Resumes the flow that opened Options. Without one the visitor goes home.
    private func resume(_ caller: OptionsCaller?, with result: OptionsResult) -> Outcome<Keeping> {
        switch caller {
        case nil: .redirect(Link(.start))
        case .start: home.resume(StartPlace(), with: .options(result)).resuming(keeping)
        }
    }

    /// What the browser keeps after a visit to Options, or the outcome of their caller if that ended them.
    func keeping(_ answer: OptionsAnswer, endingFor caller: OptionsCaller?) -> Outcome<Keeping> {
        switch answer {
        case .save(let options, let next):
            let saved = PreferencesDraft(Preferences(options), isSaved: true)
            return .answer(Keeping(preferences: saved.preferences, draft: saved, next: next))
        case .draft(let options, let next):
            return .answer(Keeping(draft: PreferencesDraft(Preferences(options), isSaved: false), next: next))
        case .finished(let result):
            return resume(caller, with: result)
        }
    }

    /// What the browser keeps after a country was chosen for the home page.
    func keeping(_ answer: StartAnswer) -> Outcome<Keeping> {
        var preferences = visitor.preferences
        preferences.country = answer.country
        return .answer(Keeping(preferences: preferences, next: answer.next))
    }
}
