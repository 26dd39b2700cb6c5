# The documents of the instances' upstream: /etc/varnish/upstream.vcl. However many instances request a document,
# Varnish asks the upstream once. While the upstream fails, they get the last good copy.

sub upstream_recv {
    if (req.method != "GET") {
        return (synth(405, "only GET is cached"));
    }
    set req.http.X-Upstream = "yes";
    # One form for all instances; the program reads it.
    set req.http.Accept-Encoding = "gzip";
    unset req.http.X-Forwarded-For;
    unset req.http.Cookie;
    set req.grace = 7d;
    return (hash);
}

sub upstream_fetch {
    set bereq.backend = upstream;
    # The name of the upstream instead (`.host_header` in hosts.vcl).
    unset bereq.http.Host;
    return (fetch);
}

sub upstream_response {
    set beresp.http.xkey = "upstream";
    unset beresp.http.Set-Cookie;
    # One form of each document, so nothing varies.
    unset beresp.http.Vary;
    if (beresp.status >= 500 || beresp.status == 429) {
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        # An instance waits longer than this before it tries again.
        set beresp.ttl = 1s;
        set beresp.grace = 0s;
        return (deliver);
    }
    # How often the upstream is asked. Instances with `fresh-for=15m` ask here more often, which costs little.
    set beresp.ttl = 6h;
    set beresp.grace = 7d;
    if (beresp.status >= 400) {
        set beresp.ttl = 10m;
        set beresp.grace = 0s;
    }
    return (deliver);
}
