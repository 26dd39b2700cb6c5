import AlmanacValues
import Layout

extension HolidaysWords {
    // MARK: Titles

    /// "German Unity Day, 3 October 2026 – Germany", or with all days of a holiday that has the same ones everywhere.
    func title(of detail: HolidayDetail) -> String {
        guard let days = detail.days else { return title(detail.name, on: detail.date, in: detail.place.country) }
        return titleOfDays(name: detail.name, days: days, country: detail.place.country)
    }

    /// "German Unity Day in Germany: Saturday 3 October 2026.", for search engines, after what the feast is.
    func description(of detail: HolidayDetail) -> String {
        let (name, country) = (detail.name, detail.place.country)
        let fact =
            detail.days.map { inPlaceOnDays(name: name, country: country, days: $0) }
            ?? inPlace(name: name, country: country, date: detail.date)
        return paragraph(detail.occasion?.text, fact)
    }

    // MARK: Facts

    /// Whether it is a public holiday.
    func answer(_ isPublic: Bool) -> String { isPublic ? yes : no }

    /// "Until Friday 8 January 2027, 16 days", or a line for each group of regions: "Hesse: Until …"
    func runs(of detail: HolidayDetail) -> [String] {
        detail.runs.map { run in
            let text =
                run.last > detail.date
                ? self.run(
                    until: run.last, days: run.last.dayNumber - detail.date.dayNumber + 1,
                    mayBeginEarlier: run.mayBeginEarlier, mayGoOn: run.mayGoOn)
                : text(run.last, .full)
            return run.keepers.map { labelled(ForeignText(self.text($0)), text) } ?? text
        }
    }

    /// Where only parts keep it, beside those that keep it as a whole: "Parts of Bavaria: municipalities …"
    func parts(of detail: HolidayDetail) -> [String] { detail.isLocal ? [] : detail.parts.map(text) }

    private func text(_ parts: HolidayDetail.Parts) -> String {
        let place = parts.regions.isEmpty ? partsOfTheCountry : partsOf(regions: parts.regions)
        return parts.which.map { labelled(ForeignText(place), text($0)) } ?? place
    }

    /// Who keeps it: "The whole country", "Bavaria and Berlin", "Parts of Bavaria", "The whole country except Berlin"
    func keepers(of detail: HolidayDetail) -> String {
        switch (detail.isLocal, detail.regions, detail.exceptions) {
        case (true, let regions, _):
            text(HolidayDetail.Parts(regions: regions, which: detail.parts.first?.which))
        case (false, [], []): theWholeCountry
        case (false, [], let others): theWholeCountryExcept(others: others)
        case (false, let regions, _): keptIn(regions: regions)
        }
    }

    // MARK: Other pages

    /// "Saturday 25 December", "Monday 27 December (observed)"
    func otherYear(_ date: CivilDate, isObserved: Bool) -> String {
        isObserved ? observed(date: date) : text(date, .weekdayAndDay)
    }
}

extension HolidayDetail {
    /// All of its days, if it has several, and the same ones everywhere; nil otherwise.
    fileprivate var days: ClosedRange<CivilDate>? {
        guard runs.count == 1, runs[0].last > date else { return nil }
        return date...runs[0].last
    }
}

// MARK: Failures

extension HolidaysWords {
    /// What to do about a holiday that was not found.
    ///
    /// - Parameter hasOthers: whether the country has other holidays on the day.
    func explanation(notFoundIn year: Int, hasOthers: Bool) -> String {
        guard !hasOthers else {
            return chooseAnotherHolidayOnThisDate(year: year)
        }
        return paragraph(itsDateMayChange, findItInTheList(year: year))
    }
}
