package main

import (
	"fmt"
	"time"
)

// todayText says whether today is a day off, and why; "" if the day is not known.
func (c *calendar) todayText(region string, today time.Time) string {
	if !c.isKnown(today.Year()) {
		return ""
	}
	place := inSentence(c.Name)
	if region != "" {
		place = c.regionNames[region]
	}
	is := today.Format("Today, Monday 2 January, is")
	var wholes, partials []string
	for _, day := range c.days(today, today, func(k *kind) bool { return contains(k.Types, "public") }) {
		switch day.kind.share(region) {
		case whole:
			wholes = append(wholes, isolated(day.kind.Name.Text))
		case parts:
			partials = append(partials, isolated(day.kind.Name.Text))
		}
	}
	isWeekend := contains(c.weekendOf(region, today.Year()), isoWeekday(today))
	switch {
	case len(wholes) > 0:
		return fmt.Sprintf("%s a day off in %s: %s.", is, place, list(wholes))
	case isWeekend:
		for _, h := range between(c.byWorked, workedDate, today, today) {
			if contains(h.kind.Types, "public") && h.kind.share(region) == whole {
				return fmt.Sprintf("%s a working day in %s, in exchange for %s.", is, place, h.date.Format(fullDate))
			}
		}
		return fmt.Sprintf("%s a day off in %s: it is the weekend.", is, place)
	case len(partials) > 0:
		return fmt.Sprintf("%s a day off in parts of %s only: %s.", is, place, list(partials))
	default:
		return fmt.Sprintf("%s a working day in %s.", is, place)
	}
}

// weekendOf returns the weekdays off. Another weekend that names the region comes before one of the whole country.
func (c *calendar) weekendOf(region string, year int) []int {
	days := c.Weekend
	for i := len(c.Weekends) - 1; i >= 0; i-- {
		if other := c.Weekends[i]; other.Years.contains(year) && len(other.Regions) == 0 {
			days = other.Days
		}
	}
	for _, other := range c.Weekends {
		if other.Years.contains(year) && contains(other.Regions, region) {
			return other.Days
		}
	}
	return days
}

// isoWeekday is 1 for Monday to 7 for Sunday.
func isoWeekday(date time.Time) int { return (int(date.Weekday())+6)%7 + 1 }
