// Serves one page twice: /hot hands out its bytes from memory, /cold renders it with html/template.
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
)

//go:embed page.tmpl
var source string

type named struct{ Link, Label string }

type choice struct {
	Link, Label, Code, Name string
	Count                   int
	IsCurrent               bool
}

type row struct {
	IsPast, IsNext, IsEstimated                        bool
	IsoDate, Day, Month, Weekday, Link, Language, Name string
	LocalName                                          *struct{ Language, Text string }
	Observed, Regions                                  string
	Types                                              []string
}

type page struct {
	Title, Description, Canonical, Icon, Styles, Script, Look, Heading, Year, RegionsAction, Summary string

	Control                  struct{ Link, Flag, Label, Code string }
	Previous, Next           *named
	Sections, Types, Regions []choice
	Months                   []struct {
		ID, Name string
		Rows     []row
	}
}

func main() {
	address := flag.String("address", "", "where to listen")
	hot := flag.String("hot", "", "file with the page's bytes")
	cold := flag.String("cold", "", "file with the page's data, as JSON")
	flag.Parse()

	bytesOfPage := read(*hot)
	var data page
	if err := json.Unmarshal(read(*cold), &data); err != nil {
		log.Fatal(err)
	}
	parsed := template.Must(template.New("page").Parse(source))
	buffers := sync.Pool{New: func() any { return new(bytes.Buffer) }}

	http.HandleFunc("/hot", func(w http.ResponseWriter, _ *http.Request) { send(w, bytesOfPage) })
	http.HandleFunc("/cold", func(w http.ResponseWriter, _ *http.Request) {
		buffer := buffers.Get().(*bytes.Buffer)
		defer buffers.Put(buffer)
		buffer.Reset()
		if err := parsed.Execute(buffer, &data); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		send(w, buffer.Bytes())
	})
	log.Fatal(http.ListenAndServe(*address, nil))
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
