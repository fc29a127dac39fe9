/** The page in place of one that needs a network where there is none; built into offline.html. */
import { PRODUCT_NAME } from "../../packages/domain/src/product.ts";
import { dark, light, type Colours } from "./src/theme/palette.ts";

/** It stands alone: without the app's code, in the colours of the scheme that was chosen. */
export function offlinePage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No network · ${PRODUCT_NAME}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/scheme.js"></script>
<script src="/back-online.js" defer></script>
<style>
html { ${look(light)} color-scheme: light }
html[data-scheme=dark] { ${look(dark)} color-scheme: dark }
body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 1.5rem; box-sizing: border-box; font: 1.0625rem/1.55 system-ui, sans-serif }
main { max-width: 34rem }
h1 { margin: 0; font: 600 2rem/1.15 Georgia, serif }
p { margin: 1rem 0 1.75rem }
a { display: inline-block; padding: .75rem 1.5rem; border: 1px solid transparent; border-radius: 4px; font-weight: 600; text-decoration: none; color: var(--on-button); background: var(--button) }
a:focus-visible { outline: 3px solid var(--button); outline-offset: 2px }
</style>
</head>
<body>
<main>
<h1>No network right now</h1>
<p>${PRODUCT_NAME} could not be reached. This page opens by itself once your device is back online.</p>
<a href="">Try again</a>
</main>
</body>
</html>
`;
}

function look({ paper, ink, pine, onPine }: Colours): string {
  return `color: ${ink}; background: ${paper}; --button: ${pine}; --on-button: ${onPine};`;
}
