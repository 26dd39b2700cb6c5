# The instances and their upstream: /etc/varnish/hosts.vcl. Each instance is in four places.

# Who may ask: HAProxy, and for documents the instances.
acl machines {
    "10.0.0.0"/24;
}

probe ready {
    .request =
        "GET /health/ready HTTP/1.1"
        "Host: almanac.example"
        "Connection: close";
    .interval = 500ms;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

# A page takes little longer than 2 seconds (`upstream-budget`), so an instance that is silent for 4 seconds is down.
backend almanac_1 { .host = "10.0.0.31"; .port = "8080"; .probe = ready; .connect_timeout = 500ms; .first_byte_timeout = 4s; .between_bytes_timeout = 4s; }
backend almanac_2 { .host = "10.0.0.32"; .port = "8080"; .probe = ready; .connect_timeout = 500ms; .first_byte_timeout = 4s; .between_bytes_timeout = 4s; }
backend almanac_3 { .host = "10.0.0.33"; .port = "8080"; .probe = ready; .connect_timeout = 500ms; .first_byte_timeout = 4s; .between_bytes_timeout = 4s; }
backend almanac_4 { .host = "10.0.0.34"; .port = "8080"; .probe = ready; .connect_timeout = 500ms; .first_byte_timeout = 4s; .between_bytes_timeout = 4s; }

# The upstream, through the HAProxy of this host, which speaks TLS.
backend upstream { .host = "127.0.0.1"; .port = "8092"; .host_header = "upstream.example"; .first_byte_timeout = 15s; }

sub vcl_init {
    new fault_1 = saintmode.saintmode(almanac_1, 10);
    new fault_2 = saintmode.saintmode(almanac_2, 10);
    new fault_3 = saintmode.saintmode(almanac_3, 10);
    new fault_4 = saintmode.saintmode(almanac_4, 10);

    new pages = directors.shard();
    pages.add_backend(fault_1.backend(), ident="almanac_1");
    pages.add_backend(fault_2.backend(), ident="almanac_2");
    pages.add_backend(fault_3.backend(), ident="almanac_3");
    pages.add_backend(fault_4.backend(), ident="almanac_4");
    pages.reconfigure();

    new visits = directors.round_robin();
    visits.add_backend(almanac_1);
    visits.add_backend(almanac_2);
    visits.add_backend(almanac_3);
    visits.add_backend(almanac_4);
}
