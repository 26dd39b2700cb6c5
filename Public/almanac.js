// Filters the picker's results while the visitor types. Without this script, the form's button does the same.
(() => {
    const field = document.querySelector("input[data-results]");
    const results = document.getElementById("results");
    const status = document.getElementById("results-status");
    if (!field || !results || !status) return;
    const form = field.form;
    let wait;
    let running;

    const narrow = async () => {
        running?.abort();
        running = new AbortController();
        const query = new URLSearchParams(new FormData(form));
        if (!field.value.trim()) query.delete("q");
        const suffix = query.toString() ? "?" + query : "";
        try {
            const answer = await fetch(field.dataset.results + suffix, { signal: running.signal });
            // Send the form instead: unlike the results alone, the whole page can show what is wrong.
            if (!answer.ok) return form.requestSubmit();
            results.innerHTML = await answer.text();
            // Announce the summary from an element that stays: screen readers do not announce one that is replaced.
            status.textContent = results.querySelector(".placeholder, .summary")?.textContent ?? "";
            history.replaceState(null, "", form.getAttribute("action") + suffix);
        } catch {
            // Aborted by the next key press, or offline. The button still sends the form.
        }
    };

    field.addEventListener("input", () => {
        clearTimeout(wait);
        wait = setTimeout(narrow, 120);
    });
})();

// Controls that only a script can work. They are hidden without it, and where the browser cannot do what they say.
(() => {
    const acts = {
        copy: navigator.clipboard && (async (button, status) => {
            try {
                await navigator.clipboard.writeText(new URL(button.value, location).href);
                status("Copied.");
            } catch {
                status("The browser does not allow copying.");
            }
        }),
        print: () => print(),
        // A visitor who closes the list of programs is no failure.
        share: navigator.share && (() => navigator.share({ title: document.title, url: location.href }).catch(() => {})),
    };
    for (const button of document.querySelectorAll("button[data-does]")) {
        const act = acts[button.dataset.does];
        if (!act || acts[button.dataset.unless]) continue;
        const status = text => {
            const said = button.parentElement.querySelector(":scope > [role=status]");
            if (said) said.textContent = text;
        };
        button.addEventListener("click", () => act(button, status));
        button.hidden = false;
    }
})();
