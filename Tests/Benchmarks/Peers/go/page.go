package main

// A page is the view model of the template.
type page struct {
	Title, Description, Canonical, Icon, Styles, Script, Look, Heading, Year string
	Today, RegionsAction, RegionsType, Empty, Summary                        string

	Alternates                      []alternate
	News                            alternate
	Control                         control
	Previous, Next, Regional        *named
	Upcoming                        *upcoming
	Sections, Years, Types, Regions []choice
	Views, Others                   []choice
	About                           *facts
	Months                          []month
	Corrections                     *corrections
	Notices                         []string
	Authorities                     []authorityLine
	Calendar                        calendarSection
	Place                           placeForm
	Credits                         []string
}

type alternate struct{ MediaType, Link string }

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

type month struct {
	ID, Name string
	Rows     []row
}

type row struct {
	IsPast, IsNext, IsObserved, IsEstimated            bool
	IsoDate, Day, Month, Weekday, Link, Language, Name string
	LocalName                                          *text
	Range, IsoLast, Nation, Observed, Regions          string
	Areas                                              []area
	OtherNames                                         []otherText
	Type                                               string
	Types                                              []string
}

type area struct{ Name, Country string }

type otherText struct{ Place, Name, Language string }

type calendarSection struct {
	Label, Text, Feed, Title, ChangesTitle string
	Downloads, Changes                         []named
}

type placeForm struct{ Action, Country, Region, Label string }
