import AlmanacValues
import Layout
import VIPER

/// Words the answers to a query, and links them.
struct SearchAnswerPresentation<R: Router<SearchResultsNavigation>> {
    let words: SearchWords
    let router: R
    let year: Int

    /// Nil without answers.
    func answers(_ facts: [SearchAnswer.Fact]) -> SearchAnswers? {
        guard let first = facts.first else { return nil }
        return SearchAnswers(
            label: words.answers, rows: facts.map(row), ways: ways(first),
            credit: facts.contains { place(of: $0)?.city != nil } ? words.credit : nil)
    }

    func row(_ fact: SearchAnswer.Fact) -> SearchAnswerRow {
        SearchAnswerRow(text: text(fact), link: link(to: fact), detail: detail(fact))
    }

    private func text(_ fact: SearchAnswer.Fact) -> String {
        switch fact {
        case .place(let place, _): words.place(place)
        case .year(let topic, let place, let year): words.year(topic, place, year)
        case .choose(let topic, let year): words.choose(topic, year)
        case .month(let month, let year, let place):
            CivilDate(year: year, month: month, day: 1).map { words.month($0, place) } ?? ""
        case .workingDays(let place, let month, let year, _):
            CivilDate(year: year, month: month, day: 1).map { words.workingDaysOfMonth(shown: place.shown, first: $0) }
                ?? ""
        case .workingDaysOfDays(let place, let days, _): words.workingDays(of: days, place)
        case .workingDayAway(let place, let number, let day, _): words.workingDay(number, from: day, place)
        case .next(let place, let holiday): words.next(place, holiday)
        case .kept(let kept): words.kept(kept)
        case .notKept(let feast, let place, let year, let date): words.notKept(feast, place, year, elsewhere: date)
        case .day(let date): words.day(date)
        case .status(let date, let place, let kind): words.status(date, place, kind)
        case .week(let first): words.week(first)
        case .noHolidays(let place, let days, _): words.noHolidays(in: days, place)
        case .comparison(let places, let year): words.comparison(of: places, year)
        case .noData(let place, let year, let known): words.noData(in: place, for: year, known: known)
        case .noSuchDay(let last): words.noSuchDay(last: last)
        }
    }

    private func detail(_ fact: SearchAnswer.Fact) -> String? {
        switch fact {
        case .next(_, let holiday) where holiday.isEstimated: words.theDateMayStill
        case .status(_, let place, let kind): words.details(kind, of: place)
        case .place(_, let next), .noHolidays(_, _, let next): next.map(words.upcoming)
        case .kept(let kept): words.details(kept)
        case .day: words.dayDetail
        case .workingDays(_, _, _, let count), .workingDaysOfDays(_, _, let count): count.map { words.workingDays($0) }
        case .workingDayAway(_, _, _, let found): found.map { words.day($0) }
        case .year, .choose, .month, .next, .notKept, .week, .comparison, .noData, .noSuchDay: nil
        }
    }

    /// The page that says more about an answer.
    func link(to fact: SearchAnswer.Fact) -> Link { router.link(to: navigation(fact)) }

    /// The page of a holiday as the list of the place leads to it.
    private func listed(_ holiday: HolidayReference, of place: SearchAnswer.Place?) -> ListedHoliday {
        ListedHoliday(holiday, in: HolidayFilter(region: place?.territory.region))
    }

    private func navigation(_ fact: SearchAnswer.Fact) -> SearchResultsNavigation {
        switch fact {
        case .place(let place, _):
            place.territory.region.map { .region(place.territory.country, $0) } ?? .country(place.territory.country)
        case .year(let topic, let place, let year): .topic(topic, place.territory, year)
        case .month(let month, let year, let place?): .month(place.territory, year, month)
        case .month(let month, let year, nil):
            CivilDate(year: year, month: month, day: 1).map { .day($0) } ?? .search("")
        case .workingDays(let place, let month, let year, _):
            CivilDate(year: year, month: month, day: 1).map {
                .workingDays(place.territory, $0...$0.adding(days: CivilDate.days(in: month, of: year) - 1))
            } ?? .topic(.workingDays, place.territory, year)
        case .workingDaysOfDays(let place, let days, _): .workingDays(place.territory, days)
        case .workingDayAway(let place, let number, let day, _):
            .workingDayAway(place.territory, number, from: day)
        case .choose: .countries(search: "")
        case .next(let place, let holiday): .holiday(listed(holiday.reference, of: place))
        case .kept(let kept):
            kept.reference.map { .holiday(listed($0, of: kept.place)) } ?? kept.feast.occasion.map { .occasion($0) }
                ?? .day(kept.date)
        case .notKept(let feast, let place, let year, _):
            feast.occasion.map { .occasion($0) } ?? .topic(.publicHolidays, place.territory, year)
        case .day(let date), .status(let date, _, _): .day(date)
        case .week(let first): .week(first)
        case .noHolidays(let place, let days, _):
            .month(place.territory, days.lowerBound.year, days.lowerBound.fields.month)
        case .comparison(let places, let year): .comparison(places.map(\.territory), year)
        case .noData(let place?, let year, let known):
            .topic(.publicHolidays, place.territory, min(max(year, known.lowerBound), known.upperBound))
        case .noData(nil, _, _): .countries(search: "")
        case .noSuchDay(let last): .day(last)
        }
    }

    // MARK: Ways

    private func place(of fact: SearchAnswer.Fact) -> SearchAnswer.Place? {
        switch fact {
        case .place(let place, _), .year(_, let place, _), .next(let place, _), .status(_, let place, _),
            .notKept(_, let place, _, _), .workingDays(let place, _, _, _), .workingDaysOfDays(let place, _, _),
            .workingDayAway(let place, _, _, _), .noHolidays(let place, _, _):
            place
        case .month(_, _, let place): place
        case .kept(let kept): kept.place
        // What there is to see of a year that is not known is in the link of the answer.
        case .choose, .day, .week, .comparison, .noData, .noSuchDay: nil
        }
    }

    /// Further pages about the place and the subject of the first answer.
    private func ways(_ fact: SearchAnswer.Fact) -> [LabelledLink] {
        var ways: [LabelledLink] = []
        if case .kept(let kept) = fact, kept.reference != nil, let occasion = kept.feast.occasion {
            ways.append(LabelledLink(label: words.about(kept.feast), link: router.link(to: .occasion(occasion))))
        }
        guard let place = place(of: fact) else { return ways }
        let year = year(of: fact)
        let own: SearchTopic? = if case .year(let topic, _, _) = fact { topic } else { nil }
        for topic in [SearchTopic.publicHolidays, .calendar, .leave] where topic != own {
            ways.append(
                LabelledLink(
                    label: words.year(topic, place, year),
                    link: router.link(to: .topic(topic, place.territory, year))))
        }
        return ways
    }

    private func year(of fact: SearchAnswer.Fact) -> Int {
        switch fact {
        case .year(_, _, let year), .choose(_, let year), .month(_, let year, _), .notKept(_, _, let year, _),
            .comparison(_, let year), .noData(_, let year, _), .workingDays(_, _, let year, _):
            year
        case .kept(let kept): kept.date.year
        case .next(_, let holiday): holiday.date.year
        case .day(let date), .status(let date, _, _), .week(let date), .noSuchDay(let date): date.year
        case .workingDaysOfDays(_, let days, _), .noHolidays(_, let days, _): days.lowerBound.year
        case .workingDayAway(_, _, let day, let found): (found ?? day).year
        case .place: self.year
        }
    }
}
