vcl 4.1;
# Varnish in front of several Almanac instances: /etc/varnish/almanac.vcl. Needs Varnish 7.1 and varnish-modules, and the
# parameters in varnish.service.conf. Edit hosts.vcl, not this file.
#
# It listens on three sockets. `site` has the pages, for HAProxy. `upstream` has the documents of the instances' upstream,
# for the instances. `admin` is for purging.

import directors;
import saintmode;
import std;
import xkey;

include "./hosts.vcl";
include "./upstream.vcl";

sub vcl_recv {
    # `admin` listens on this machine only.
    if (local.socket != "admin" && remote.ip !~ machines) {
        return (synth(403, "only for the machines of this site"));
    }
    # Fields of this file that a visitor could send.
    unset req.http.X-Upstream;
    if (req.restarts == 0) {
        unset req.http.X-Stale;
    }
    if (local.socket == "admin") {
        call purge;
    }
    if (local.socket == "upstream") {
        call upstream_recv;
    }
    # For HAProxy: whether Varnish itself responds. It serves what it has while no instance does.
    if (req.url == "/health/varnish") {
        return (synth(200, "OK"));
    }
    # An instance answers what changes something, and conditions that Varnish does not know.
    if ((req.method != "GET" && req.method != "HEAD") || req.http.If-Match || req.http.If-Unmodified-Since) {
        return (pass);
    }
    call encoding;
    call form;
    # stale-if-error=86400. vcl_hit sees to stale-while-revalidate=30.
    set req.grace = 24h;
    if (req.http.X-Stale == "refresh") {
        set req.grace = 30s;
    }
    # Look every address up, whatever cookies come with it: the response says whether it may be stored.
    return (hash);
}

# At most three forms of a page are stored, whatever clients send.
sub encoding {
    if (req.http.Accept-Encoding ~ "(?i)(^|[\s,])br\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)") {
        set req.http.Accept-Encoding = "gzip, br";
    } elsif (req.http.Accept-Encoding ~ "(?i)(^|[\s,])(x-)?gzip\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
}

# OpenHolidays' ranges and lists are JSON, iCalendar or CSV, by Accept (Vary says so); no other page depends on it. A client
# that names neither of the other two gets JSON, however it spells what else it accepts.
sub form {
    if (req.url ~ "(?i)openholidays/+((public|school)holidays|countries|languages|subdivisions)" && req.http.Accept !~ "(?i)text/(csv|calendar)") {
        unset req.http.Accept;
    }
}

# Makes pages with one of the keys stale. They are still served if no instance responds.
sub purge {
    if (req.method != "PURGE" || !req.http.Surrogate-Key) {
        return (synth(400, "expected PURGE with the header Surrogate-Key"));
    }
    set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
    return (synth(200, req.http.X-Purged + " purged"));
}

sub vcl_hash {
    if (local.socket == "upstream") {
        hash_data("upstream");
    }
    # The host is always the same: HAProxy sets it.
    hash_data(req.url);
    return (lookup);
}

sub vcl_hit {
    # The page has been stale for longer than 30 seconds. Fetch it while the visitor waits, and if that fails, come back
    # here (vcl_synth).
    if (local.socket == "site" && obj.ttl < -30s && !req.http.X-Stale && std.healthy(pages.backend(by=URL))) {
        set req.http.X-Stale = "refresh";
        return (restart);
    }
    return (deliver);
}

sub vcl_backend_fetch {
    if (bereq.http.X-Upstream) {
        call upstream_fetch;
    }
    # The same instance makes the same page, and has it in its own cache then. Each retry goes to another one.
    set bereq.backend = pages.backend(by=URL, alt=bereq.retries);
    if (bereq.uncacheable) {
        # A form, or a page for one visitor: any instance can answer.
        if (bereq.retries == 0) {
            set bereq.backend = visits.backend();
        }
        return (fetch);
    }
    # Without this field Almanac sends a page whole, and never with a loading state, which must not be stored.
    unset bereq.http.Sec-Fetch-Mode;
    return (fetch);
}

sub vcl_backend_response {
    if (bereq.http.X-Upstream) {
        call upstream_response;
    }
    if (beresp.status >= 500) {
        # After a fault, the instance gets no requests for this page for a while, and after ten such pages no requests
        # at all. 502, 503 and 504 are about its upstream, or about load: the next instance may do better.
        if (beresp.status == 500) {
            saintmode.blacklist(20s);
        }
        if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
            return (retry);
        }
        call failed;
        return (deliver);
    }
    # If an instance dies in the middle of a page, another one can still make it. Only pages with a loading state, which
    # have no length, are passed on as they come.
    if (beresp.http.Content-Length) {
        set beresp.do_stream = false;
    }
    call keys;
    if (beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
        # An address whose page is one visitor's: requests for it do not wait for each other. `Vary: Cookie` would undo
        # this, so it comes back in vcl_deliver.
        set beresp.http.X-Vary = beresp.http.Vary;
        unset beresp.http.Vary;
        if (beresp.status < 400 && beresp.http.Cache-Control ~ "(?i)private") {
            return (pass(1h));
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        set beresp.grace = 0s;
        return (deliver);
    }
    # In the last seconds before a page changes, Almanac says s-maxage=0. Varnish would never find such a page again, not
    # even as a stale one.
    if (beresp.ttl < 1s) {
        set beresp.ttl = 1s;
    }
    set beresp.grace = 24h;
    return (deliver);
}

# Keys to purge by: those of the response, its section ("holidays"), and its country ("holidays/DE").
sub keys {
    set beresp.http.xkey = beresp.http.Surrogate-Key + " site";
    if (bereq.url ~ "^/[a-z-]+") {
        set beresp.http.xkey = beresp.http.xkey + " " + regsub(bereq.url, "^/(?:(?:ar|de|es|fr|he|hi|it|ja|nl|pl|pt|tr|uk|zh)/)?([a-z-]+).*$", "\1");
    }
    if (bereq.url ~ "^/((?:ar|de|es|fr|he|hi|it|ja|nl|pl|pt|tr|uk|zh)/)?(holidays|countries)/[A-Z]{2}([/.?]|$)") {
        set beresp.http.xkey = beresp.http.xkey + " " + regsub(bereq.url, "^/(?:(?:ar|de|es|fr|he|hi|it|ja|nl|pl|pt|tr|uk|zh)/)?([a-z]+/[A-Z]{2}).*$", "\1");
    }
}

# No instance responded. Requests that are safe to repeat go to the next one.
sub vcl_backend_error {
    if (bereq.retries < 3 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    # HAProxy adds the security headers.
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.body = {"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>The site is not responding · Almanac</title><h1>The site is not responding</h1><p>Try again in a minute.</p>"};
    call failed;
    return (deliver);
}

sub failed {
    # There is a stale page, which an error would replace.
    if (bereq.is_bgfetch || bereq.http.X-Stale) {
        return (abandon);
    }
    # Those who wait for this page get the same error, instead of trying one after the other.
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
}

sub vcl_deliver {
    if (resp.http.X-Vary) {
        set resp.http.Vary = resp.http.X-Vary;
        unset resp.http.X-Vary;
    }
    # The remaining time for which the page is valid. Age, and an identifier that is not the visitor's own, would reveal
    # what others have requested.
    if (resp.http.Cache-Control ~ "s-maxage=") {
        set resp.http.Cache-Control = regsub(resp.http.Cache-Control, "s-maxage=\d+",
            "s-maxage=" + std.integer(duration=obj.ttl, fallback=0));
        if (obj.ttl < 60s) {
            set resp.http.Cache-Control = regsub(resp.http.Cache-Control, "max-age=\d+",
                "max-age=" + std.integer(duration=obj.ttl, fallback=0));
        }
        set resp.http.Cache-Control = regsuball(resp.http.Cache-Control, "age=-\d+", "age=0");
        unset resp.http.Age;
    }
    if (req.http.X-Request-Id) {
        set resp.http.X-Request-Id = req.http.X-Request-Id;
    }
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    return (deliver);
}

sub vcl_synth {
    # The fetch failed and was abandoned. Serve the stale page instead.
    if (resp.status == 503 && req.http.X-Stale == "refresh") {
        set req.http.X-Stale = "serve";
        return (restart);
    }
    set resp.http.Cache-Control = "no-store";
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.body = resp.reason + {"
"};
    return (deliver);
}
