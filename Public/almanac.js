// Narrows the picker's results while the visitor types. Without this script the form does the same with a button.
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
            // What the button would do can say what is wrong; this cannot.
            if (!answer.ok) return form.requestSubmit();
            results.innerHTML = await answer.text();
            // Said from an element that stays: one that is replaced is not announced.
            status.textContent = results.querySelector(".placeholder, .summary")?.textContent ?? "";
            history.replaceState(null, "", form.getAttribute("action") + suffix);
        } catch {
            // Aborted by the next key, or offline: the button still sends the form.
        }
    };

    field.addEventListener("input", () => {
        clearTimeout(wait);
        wait = setTimeout(narrow, 120);
    });
})();
