/*
 * On a page that was written at build time: fetches the app's code after the first paint, runs it file by
 * file, so that the page can answer in between, and holds a press that only the app understands until it is ready.
 */
(function () {
  var script = /** @type {HTMLScriptElement} */ (document.currentScript);
  var files = (script.dataset.run || "").split(" ");
  var fetched = files.concat((script.dataset.fetch || "").split(" ")).filter(Boolean);
  /** @type {HTMLElement | null} */
  var held = null;

  /**
   * Of a button, or of a link that opens a dialog of this page.
   *
   * @param {MouseEvent} event
   */
  function hold(event) {
    if (!(event.target instanceof Element)) return;
    /** @type {HTMLElement | null} */
    var pressed = event.target.closest("button, a[href^='#']:not([href='#content'])");
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    held = pressed;
  }

  /**
   * The element, or the one in its place where the app has drawn the page anew.
   *
   * @param {HTMLElement} element
   */
  function present(element) {
    if (element.isConnected) return element;
    /** @type {HTMLElement[]} */
    var others = Array.from(document.querySelectorAll(element.localName));
    var same = others.find(function (other) {
      return nameOf(other) === nameOf(element);
    });
    return same || element;
  }

  /** @param {HTMLElement} element */
  function nameOf(element) {
    return element.getAttribute("aria-label") || element.textContent;
  }

  /* A few at a time: asking for one takes a phone ten milliseconds. */
  function load() {
    fetched.splice(0, 4).forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    });
    if (fetched.length > 0) setTimeout(load);
    else runNext();
  }

  function runNext() {
    var file = files.shift();
    if (!file) return;
    void import(file).then(function () {
      setTimeout(runNext);
    });
  }

  /* A page in the background is not painted. */
  function loadAfterPaint() {
    if (document.hidden) return void setTimeout(load);
    requestAnimationFrame(function () {
      setTimeout(load);
    });
  }

  /* As `hasPasskeys` in features/identity/passkeys/web-authn.ts: else a button would go once the app is there. */
  if (typeof PublicKeyCredential !== "function" || /^[\d.]+$|^\[/.test(location.hostname)) {
    document.documentElement.dataset.passkeys = "none";
  }
  document.addEventListener("click", hold, true);
  document.addEventListener("codetale-ready", function () {
    document.removeEventListener("click", hold, true);
    if (held) present(held).click();
  });
  document.addEventListener("DOMContentLoaded", loadAfterPaint);
})();
