import Mustache

@testable import Holidays

// Written by hand, so that the library does not need reflection.

extension HolidayListPage: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "heading": heading
        case "control": control
        case "loading": loading
        case "isLoading": isLoading
        case "placeholder": placeholder
        case "notice": notice
        case "age": age
        case "year": year
        default: nil
        }
    }
}

extension YearSection: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "previous": previous
        case "next": next
        case "years": years
        case "views": views
        case "today": today
        case "noData": noData
        case "empty": empty
        case "upcoming": upcoming
        case "filter": filter
        case "summary": summary
        case "regional": regional
        case "months": months
        case "corrections": corrections
        case "calendar": calendar
        case "place": place
        case "about": about
        default: nil
        }
    }
}

extension ListFacts: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "place": place
        case "title": title
        case "description": description
        case "year": year
        case "page": page
        case "downloads": downloads
        default: nil
        }
    }
}

extension PlaceForm: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "action": action
        case "country": country
        case "region": region
        case "label": label
        default: nil
        }
    }
}

extension Upcoming: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "name": self.name
        case "language": language
        case "distance": distance
        case "date": date
        case "isoDate": isoDate
        case "regions": regions
        case "link": link
        default: nil
        }
    }
}

extension MonthSection: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "name": self.name
        case "id": id
        case "rows": rows
        default: nil
        }
    }
}

extension DayRow: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "name": self.name
        case "language": language
        case "localName": localName
        case "isoDate": isoDate
        case "day": day
        case "month": month
        case "weekday": weekday
        case "type": type
        case "types": types
        case "isObserved": isObserved
        case "range": range
        case "isoLast": isoLast
        case "nation": nation
        case "areas": areas
        case "otherDay": otherDay
        case "regions": regions
        case "otherNames": otherNames
        case "isEstimated": isEstimated
        case "hasTags": hasTags
        case "isPast": isPast
        case "isNext": isNext
        case "link": link
        default: nil
        }
    }
}

extension EventArea: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "name": self.name
        case "country": country
        default: nil
        }
    }
}

extension OtherNameText: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "place": place
        case "name": self.name
        case "language": language
        default: nil
        }
    }
}

extension LocalName: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "text": text
        case "first": first
        case "others": others
        case "language": language
        default: nil
        }
    }
}

extension CorrectionSection: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "rows": rows
        default: nil
        }
    }
}

extension CorrectionRow: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "text": text
        case "sources": sources
        default: nil
        }
    }
}

extension CorrectionSource: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "page": page
        default: nil
        }
    }
}
