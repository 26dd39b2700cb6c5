package main

import "time"

// A run is a range of consecutive days of one feast.
type run struct {
	days    []day // of the first day, one for each name
	last    time.Time
	keepers map[string]bool // nil for the regions of the holidays
}

// runsByPlace returns the runs that each region has of one feast, with the regions that share them.
func (c *calendar) runsByPlace(days []day, region string) []*run {
	if region != "" {
		return runs(days)
	}
	var national, others []day
	for _, day := range days {
		if day.kind.Level == "national" {
			national = append(national, day)
		} else {
			others = append(others, day)
		}
	}
	found := runs(national)
	shared := map[[2]time.Time]*run{}
	for _, region := range c.Regions {
		own := make([]day, 0, len(others))
		for _, day := range others {
			if day.kind.isKeptIn(region.Code) {
				own = append(own, day)
			}
		}
		for _, next := range runs(own) {
			span := [2]time.Time{next.days[0].on, next.last}
			if same := shared[span]; same != nil {
				same.keepers[region.Code] = true
				same.add(next.days)
			} else {
				next.keepers = map[string]bool{region.Code: true}
				shared[span] = next
				found = append(found, next)
			}
		}
	}
	return found
}

// add adds the holidays of another run if their name is new.
func (r *run) add(days []day) {
	for _, day := range r.days {
		if day.kind.Name == days[0].kind.Name {
			return
		}
	}
	r.days = append(r.days, days...)
}

// runs returns the runs of each name. Days are in date order; those of one date count once.
func runs(days []day) []*run {
	var runs []*run
	for _, named := range grouped(days, func(k *kind) text { return k.Name }) {
		var current *run
		for _, next := range named {
			if current != nil && !next.on.After(current.last.AddDate(0, 0, 1)) {
				current.last = next.on
			} else {
				current = &run{days: []day{next}, last: next.on}
				runs = append(runs, current)
			}
		}
	}
	return runs
}

// grouped returns the days in groups whose kinds have the same key, both in their first order.
func grouped[Key comparable](days []day, key func(*kind) Key) [][]day {
	groups := make([][]day, 0, len(days))
	positions := make(map[Key]int, len(days))
	for _, day := range days {
		key := key(day.kind)
		position, found := positions[key]
		if !found {
			position = len(groups)
			positions[key] = position
			groups = append(groups, nil)
		}
		groups[position] = append(groups[position], day)
	}
	return groups
}
