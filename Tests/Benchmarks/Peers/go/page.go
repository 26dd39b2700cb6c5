package main

// A page is the view model of the template.
type page struct {
	Title, Description, Canonical, Record, Icon, Styles, Script, Look, Heading, Year string
	RegionsAction, RegionsType, Empty, Summary                                       string

	Control                  control
	Previous, Next           *named
	Upcoming                 *upcoming
	Sections, Types, Regions []choice
	Months                   []month
	Credits                  []string
}

type control struct{ Link, Flag, Label, Code string }

type named struct{ Link, Label string }

type upcoming struct{ Name, Language, Distance, Date, IsoDate, Regions, Link string }

type choice struct {
	Link, Label, Code, Name string
	Count                   int
	IsCurrent               bool
}

type month struct {
	ID, Name string
	Rows     []row
}

type row struct {
	IsPast, IsNext, IsEstimated                        bool
	IsoDate, Day, Month, Weekday, Link, Language, Name string
	LocalName                                          *text
	Observed, Regions                                  string
	Types                                              []string
}
