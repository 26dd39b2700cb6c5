import AlmanacValues
import Layout

// The feed of the changes in the data of a country.

extension ChangesWords {
    // MARK: One holiday

    /// "German Unity Day moved"
    func title(of change: HolidayChange) -> String {
        let name = change.name
        return switch change.what {
        case .added: added(name: name)
        case .removed: removed(name: name)
        case .moved: moved(name: name)
        case .confirmed: confirmed(name: name)
        case .estimated: isAnEstimate(name: name)
        case .renamed: renamed(name: name)
        case .keepers: whoKeepsIt(name: name)
        }
    }

    /// "New in our data: 5 days from 1 January 2026 to 1 January 2030."
    func text(of change: HolidayChange) -> String {
        let days = change.days
        return switch change.what {
        case .added: newInOurData(days: sentence(days))
        case .removed: noLongerInOurData(days: sentence(days))
        case .moved(let date): fromTo(date: date, days: sentence(days))
        case .confirmed: noLongerAnEstimate(days: sentence(days))
        case .estimated: mayStillChange(days: sentence(days))
        case .renamed(let name): itsNameWas(name: name.foreign, days: sentence(days))
        case .keepers: otherRegionsKeepItOrItHasAnother(days: sentence(days))
        }
    }

    /// "Saturday 10 October 2026", "5 days from 1 January 2026 to 1 January 2030"
    private func sentence(_ days: HolidayChange.Days) -> Sentence {
        let (first, last) = (days.dates.lowerBound, days.dates.upperBound)
        return days.count == 1 ? onDay(day: first) : onDays(count: days.count, first: first, last: last)
    }
}
