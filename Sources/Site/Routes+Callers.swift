import AlmanacValues
import Calendars
import Compare
import Entities
import Greeting
import HTML
import Holidays
import Leave
import Options
import Places
import Start
import VIPER
import WorkingDays
import World

// The callers of sub-flows, each restored from the frame of a ticket. The switches have no default, so a new frame does not
// compile until somebody resumes with its answer.

extension Routes {
    /// Resumes the flow that opened the country picker.
    func resume(_ caller: CountryCaller, with answer: CountryAnswer) async -> Outcome<Keeping> {
        switch caller {
        case .holidays(let year):
            await resume(holidays, at: year, with: answer)
        case .leave(let request, let person):
            await resume(leave, at: LeaveRouter.State(request, person), with: answer)
        case .calendar(let year, let month):
            await resume(calendars, at: month.map { .month(year, $0) } ?? .year(year), with: answer)
        case .start:
            await resume(home, at: StartPlace(), with: .country(answer)) { keeping($0) }
        case .options(let opener):
            await resume(options, at: opener?.ticket, with: answer) { answer in
                await keeping(answer, endingFor: opener?.ticket.frame)
            }
        case .longWeekends(let year): await resume(longWeekends, at: year, with: answer)
        case .workingDays(let question): await resume(workingDays, at: question, with: answer)
        case .world(let place): await resume(world, at: place, with: answer) { keeping($0) }
        case .compare(let state): await resume(compare, at: state, with: answer)
        }
    }

    /// Resumes the flow that opened Options. Without one the visitor goes home.
    private func resume(_ caller: OptionsCaller?, with result: OptionsResult) async -> Outcome<Keeping> {
        switch caller {
        case nil: .redirect(Link(.start))
        case .start: await resume(home, at: StartPlace(), with: .options(result)) { keeping($0) }
        case .greeting(let place): await resume(greeting, at: place, with: result)
        }
    }

    /// What the browser keeps after a visit to Options, or the outcome of their caller if that ended them.
    func keeping(_ answer: OptionsAnswer, endingFor caller: OptionsCaller?) async -> Outcome<Keeping> {
        switch answer {
        case .save(let options, let next):
            let saved = PreferencesDraft(Preferences(options), isSaved: true)
            return .answer(Keeping(preferences: saved.preferences, draft: saved, next: next))
        case .draft(let options, let next):
            return .answer(Keeping(draft: PreferencesDraft(Preferences(options), isSaved: false), next: next))
        case .language(let language, let next):
            return .answer(Keeping(draft: visitor.draft, language: language, next: next))
        case .finished(let result):
            return await resume(caller, with: result)
        }
    }

    /// What the browser keeps after a country was chosen for the home page.
    func keeping(_ answer: StartAnswer) -> Outcome<Keeping> {
        var preferences = visitor.preferences
        preferences.country = answer.country
        if let region = answer.region { preferences.territory = Territory(answer.country, region) }
        return .answer(Keeping(preferences: preferences, next: answer.next))
    }

    /// What the browser keeps after a place was chosen for a day around the world.
    func keeping(_ answer: WorldAnswer) -> Outcome<Keeping> {
        var preferences = visitor.preferences
        preferences.territory = answer.place
        return .answer(Keeping(preferences: preferences, next: answer.next))
    }
}
