import HTML
import Mustache
import VIPER

@testable import Holidays
@testable import Layout

// Written by hand, so that the library does not need reflection.

extension FramedPage: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "frame": frame
        case "content": content
        default: nil
        }
    }
}

extension HolidayListPage: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "heading": heading
        case "control": control
        case "placeholder": placeholder
        case "notice": notice
        case "age": age
        case "year": year
        default: nil
        }
    }
}

extension Frame: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "head": head
        case "look": look
        case "assets": assets
        case "lookSheet": lookSheet
        case "home": home
        case "developers": developers
        case "sections": sections
        default: nil
        }
    }
}

extension PageHead: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "description": description
        case "canonical": canonical
        case "alternates": alternates
        case "isListed": isListed
        default: nil
        }
    }
}

extension Alternate: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "mediaType": mediaType
        case "link": link
        default: nil
        }
    }
}

extension Frame.Section: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "name": self.name
        case "link": link
        case "isCurrent": isCurrent
        default: nil
        }
    }
}

extension Assets: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "styles": styles
        case "script": script
        case "icon": icon
        case "credits": credits
        default: nil
        }
    }
}

extension CountryControl: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "flag": flag
        case "label": label
        case "code": code
        case "subject": subject
        case "link": link
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
        case "noData": noData
        case "empty": empty
        case "upcoming": upcoming
        case "filter": filter
        case "summary": summary
        case "months": months
        default: nil
        }
    }
}

extension LabelledLink: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "label": label
        case "link": link
        default: nil
        }
    }
}

extension YearFilter: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "types": types
        case "regions": regions
        default: nil
        }
    }
}

extension Choice: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "label": label
        case "link": link
        case "isCurrent": isCurrent
        default: nil
        }
    }
}

extension YearFilter.RegionForm: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "action": action
        case "type": type
        case "choices": choices
        default: nil
        }
    }
}

extension YearFilter.RegionChoice: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "code": code
        case "name": self.name
        case "isCurrent": isCurrent
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
        case "types": types
        case "observed": observed
        case "regions": regions
        case "isEstimated": isEstimated
        case "isPast": isPast
        case "isNext": isNext
        case "link": link
        default: nil
        }
    }
}

extension LocalName: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "text": text
        case "language": language
        default: nil
        }
    }
}

extension Link: @retroactive MustacheCustomRenderable {
    public var renderText: String { description }
    public var isNull: Bool { false }
}
