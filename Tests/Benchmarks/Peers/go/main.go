// Serves a page in three ways: /hot serves its bytes from memory; /cold renders it with html/template from a finished
// view model, and /holidays/ES/2021?region=all from entities of countries.
package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"flag"
	"html/template"
	"log"
	"net/http"
	"os"
	"strconv"
	"sync"
	"time"
)

//go:embed page.tmpl
var source string

var (
	parsed  = template.Must(template.New("page").Parse(source))
	buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}
)

func main() {
	address := flag.String("address", "", "where to listen")
	hot := flag.String("hot", "", "file with the page's bytes")
	cold := flag.String("cold", "", "file with the page's view model, as JSON")
	entities := flag.String("entities", "", "file with entities of countries, as JSON")
	day := flag.String("today", "", "the day that it is, YYYY-MM-DD")
	flag.Parse()

	if *hot != "" {
		content := read(*hot)
		http.HandleFunc("/hot", func(w http.ResponseWriter, _ *http.Request) { send(w, content) })
	}
	if *cold != "" {
		model := new(page)
		if err := json.Unmarshal(read(*cold), model); err != nil {
			log.Fatal(err)
		}
		http.HandleFunc("/cold", func(w http.ResponseWriter, _ *http.Request) { render(w, model) })
	}
	if *entities != "" {
		calendars, site, err := newCalendars(read(*entities))
		if err != nil {
			log.Fatal(err)
		}
		today, err := time.Parse(isoDate, *day)
		if err != nil {
			log.Fatal(err)
		}
		http.HandleFunc("/holidays/", func(w http.ResponseWriter, r *http.Request) {
			where, country := parse(r, calendars)
			if country == nil {
				http.NotFound(w, r)
				return
			}
			render(w, country.listing(site, where, today))
		})
	}
	log.Fatal(http.ListenAndServe(*address, nil))
}

func render(w http.ResponseWriter, data *page) {
	buffer := buffers.Get().(*bytes.Buffer)
	defer buffers.Put(buffer)
	buffer.Reset()
	if err := parsed.Execute(buffer, data); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	send(w, buffer.Bytes())
}

func send(w http.ResponseWriter, body []byte) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.Write(body)
}

func read(path string) []byte {
	content, err := os.ReadFile(path)
	if err != nil {
		log.Fatal(err)
	}
	return content
}
