/*
 * On a page that was written at build time: fetches the app's code after the first paint, runs it file by
 * file, so that the page can answer in between, and holds a button that is pressed before the app is ready.
 */
(function () {
  var script = document.currentScript;
  var files = script.dataset.run.split(" ");
  var fetched = files.concat(script.dataset.fetch.split(" "));
  var held = null;

  function hold(event) {
    var button = event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    held = button;
  }

  function load() {
    fetched.filter(Boolean).forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    });
    runNext();
  }

  function runNext() {
    var file = files.shift();
    if (!file) return;
    import(file).then(function () {
      setTimeout(runNext);
    });
  }

  /* A page in the background is not painted. */
  function afterPaint(act) {
    if (document.hidden) return setTimeout(act);
    requestAnimationFrame(function () {
      setTimeout(act);
    });
  }

  /* As `hasPasskeys` in features/identity/passkeys/web-authn.ts: else a button would go once the app is there. */
  if (typeof PublicKeyCredential !== "function" || /^[\d.]+$|^\[/.test(location.hostname)) {
    document.documentElement.dataset.passkeys = "none";
  }
  document.addEventListener("click", hold, true);
  document.addEventListener("codetale-ready", function () {
    document.removeEventListener("click", hold, true);
    if (held) held.click();
  });
  document.addEventListener("DOMContentLoaded", function () {
    afterPaint(load);
  });
})();
