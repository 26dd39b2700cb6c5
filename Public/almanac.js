// Narrows the picker's results while the visitor types. Without this script the form does the same with a button.
(() => {
    const field = document.querySelector("input[data-results]");
    const results = document.getElementById("results");
    if (!field || !results) return;
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
            if (!answer.ok) return;
            results.innerHTML = await answer.text();
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
