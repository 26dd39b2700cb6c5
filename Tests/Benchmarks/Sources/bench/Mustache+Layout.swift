import HTML
import Mustache
import VIPER

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

extension Frame: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "head": head
        case "look": look
        case "assets": assets
        case "sheet": sheet
        case "lookSheet": lookSheet
        case "home": home
        case "sections": sections
        case "others": others
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
        case "feed": feed
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

extension Assets: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "styles": styles
        case "script": script
        case "icon": icon
        case "credits": credits
        case "trace": trace
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
        case "link": link
        default: nil
        }
    }
}

extension CountryControl.Code: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "text": text
        case "subject": subject
        default: nil
        }
    }
}

extension YearTabs: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "tabs": tabs
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

extension Link: @retroactive MustacheCustomRenderable {
    public var renderText: String { description }
    public var isNull: Bool { false }
}

extension SubscribeSection: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "label": label
        case "text": text
        case "event": event
        case "address": address
        case "feed": feed
        case "code": code
        case "downloads": downloads
        case "changes": changes
        default: nil
        }
    }
}

extension PublicCalendar: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "text": text
        case "link": link
        case "apple": apple
        case "google": google
        case "outlook": outlook
        case "office": office
        default: nil
        }
    }
}

extension DownloadList: @retroactive MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "files": files
        default: nil
        }
    }
}
