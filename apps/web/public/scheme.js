/* Sets the colour scheme before the first paint; the theme takes over from here. */
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("codetale-scheme");
  } catch {
    // Storage is switched off: the system decides.
  }
  var isDark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.scheme = isDark ? "dark" : "light";
})();
