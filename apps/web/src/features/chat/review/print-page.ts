/** Has the browser print a page that is not shown. */
export function printPage(html: string): void {
  const frame = document.createElement("iframe");
  // Out of sight and yet laid out: some browsers print nothing of what is not.
  frame.style.cssText = "position:fixed;right:100%;width:1px;height:1px;border:0";
  frame.ariaHidden = "true";
  frame.title = "Print";
  frame.addEventListener("load", () => {
    const page = frame.contentWindow;
    page?.addEventListener("afterprint", () => frame.remove());
    page?.print();
  });
  frame.srcdoc = html;
  document.body.append(frame);
}
