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
