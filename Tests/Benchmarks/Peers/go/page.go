package main

// A page is the view model of the template.
type page struct {
	Title, Description, Canonical, Icon, Styles, Script, Look, Heading, Year string
	Today, RegionsAction, RegionsType, Empty, Summary                        string

	Alternates                      []alternate
	News                            alternate
	Versions                        []version
	Languages                       []language
	Control                         control
	Previous, Next, Regional        *named
	Upcoming                        *upcoming
	Sections, Years, Types, Regions []choice
	Views, Others                   []choice
	About                           *facts
	Groups                          []group
	Corrections                     *corrections
	Notices                         []string
	Authorities                     []authorityLine
	Calendar                        calendarSection
	Place                           placeForm
	Credits                         []string
}

type alternate struct{ MediaType, Link string }

// A version is the same page in another language.
type version struct{ Tag, Link string }

// A language can be chosen at the foot. Its direction is "" if it is that of the page.
type language struct {
	Code, Tag, Direction, Name string
	IsCurrent                  bool
}

type control struct{ Link, Flag, Label, Code, Hint string }

type named struct{ Link, Text string }

type upcoming struct{ Name, Language, Distance, Date, IsoDate, Regions, Link string }

type choice struct {
	Link, Label, Code, Name string
	IsCurrent               bool
}

// facts are the microdata of the list.
type facts struct {
	Title, Description, Year, Place, Page string
	Downloads                             []alternate
}

type corrections struct {
	Title string
	Rows  []correctionRow
}

type correctionRow struct {
	Text    string
	Sources []citation
}

// A group is a part of the list: the months that are shown, with an empty ID, or months that are folded.
type group struct {
	ID, Name, Count string
	Months          []month
}

type month struct {
	ID, Name string
	Rows     []row
}

type row struct {
	IsPast, IsNext, IsObserved, IsEstimated            bool
	IsoDate, Day, Month, Weekday, Link, Language, Name string
	LocalName                                          *text
	Range, IsoLast, Nation, OtherDay, Regions          string
	Areas                                              []area
	RegionalTypes                                      []string
	OtherNames                                         []otherText
	Type                                               string
	Types                                              []string
}

type area struct{ Name, Country string }

type otherText struct{ Place, Name, Language string }

type calendarSection struct {
	Label, Text, Feed, Title, ChangesTitle string
	Family                                 *named
	Downloads, Changes                     []named
}

type placeForm struct{ Action, Country, Region, Label string }
