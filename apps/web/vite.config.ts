import react from "@vitejs/plugin-react";
import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type ProxyOptions } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { manifest } from "./manifest.ts";
import { offlinePage } from "./offline-page.ts";
import { OFFLINE_PAGE, SERVER_PATHS } from "./service-worker/server-paths.ts";
import { dark, light } from "./src/theme/palette.ts";

const SERVER = "http://127.0.0.1:3000";

/** Calls that share the beginning of their path with a page. */
const CALLS =
  "^/(schedule|coders-schedule|paycode|chats|problems|generate|stories|next_scene|speech_to_text|operator)(/|$|\\?)";

const SERVED = `^/(${SERVER_PATHS.join("|")})(/|$|\\?)`;

export default defineConfig({
  plugins: [
    react(),
    withoutDefaultThemes(),
    firstPaint(),
    firstFonts(),
    offlinePageFile(),
    offlineApp(),
  ],
  // What is rendered at build time takes from libraries what a browser would.
  ssr: { noExternal: true },
  resolve: {
    alias: [
      { find: /^zod$/, replacement: fileURLToPath(new URL("./zod-stand-in.ts", import.meta.url)) },
      // The theme switches the ripple of buttons off.
      {
        find: /^\.\/TouchRipple\.mjs$/,
        replacement: fileURLToPath(new URL("./ripple-stand-in.ts", import.meta.url)),
      },
    ],
  },
  build: {
    // Every asset is a file of its own: the content security policy knows no data: fonts.
    assetsInlineLimit: 0,
    target: "es2023",
    // Every browser of that year preloads modules by itself.
    modulePreload: { polyfill: false },
    // For scripts/lib/prerender-pages.mjs.
    manifest: true,
    rolldownOptions: {
      output: {
        // The first load names every file of the app, and hashes are what cannot be compressed of it.
        chunkFileNames: "assets/[name]-[hash:7].js",
        // What every page needs, in three files: few compress best, and cost few requests; between
        // one and the next, a page that is shown already answers.
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 3,
            },
            { name: "providers", test: /src[\\/]app[\\/]providers\.tsx$/, priority: 2 },
            { name: "app", test: /src[\\/]app[\\/]main\.tsx$/, priority: 1 },
            // A line or two each, of several pages: a file's name costs the first load as much as they say.
            {
              name: "small-parts",
              test: /src[\\/](.*[\\/])?(direction-marks|use-kept-focus|day-text|save-file|full-screen|language-tag)\.ts$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      [CALLS]: {
        ...toServer(),
        bypass: (request) => (isNavigation(request) ? "/index.html" : null),
      },
      [SERVED]: toServer(),
      "/socket.io": { ...toServer(), ws: true },
    },
  },
});

/** The page's own origin is kept, since the server refuses changes from another one. */
function toServer(): ProxyOptions {
  return { target: SERVER, changeOrigin: false };
}

function isNavigation(request: IncomingMessage): boolean {
  return request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
}

/** MUI makes two themes for apps without one, as its code is run; each takes as long as the app's own. */
function withoutDefaultThemes(): Plugin {
  return {
    name: "codetale-without-default-themes",
    transform: {
      filter: { id: /@mui\/material\/(Box\/Box|styles\/defaultTheme)\.mjs$/ },
      handler(code) {
        const without = code.replace(
          "const defaultTheme = createTheme();",
          "const defaultTheme = {};",
        );
        if (without === code) this.error("MUI makes its default theme in another way.");
        return { code: without, map: null };
      },
    },
  };
}

/** Paints the ground in the right scheme before any of our code has arrived. */
function firstPaint(): Plugin {
  const style = [
    `html{color-scheme:light;background:${light.paper}}`,
    `html[data-scheme=dark]{color-scheme:dark;background:${dark.paper}}`,
    `@media(prefers-color-scheme:dark){html:not([data-scheme=light]){color-scheme:dark;background:${dark.paper}}}`,
  ].join("");
  return {
    name: "codetale-first-paint",
    transformIndexHtml: () => [
      themeColour("light", light.paper),
      themeColour("dark", dark.paper),
      { tag: "style", children: style, injectTo: "head" },
    ],
  };
}

function themeColour(scheme: "light" | "dark", content: string) {
  const media = `(prefers-color-scheme: ${scheme})`;
  return { tag: "meta", attrs: { name: "theme-color", media, content }, injectTo: "head" } as const;
}

/** The two faces that the first screen shows. */
const firstFaces = /(fraunces-latin-600-normal|hyperlegible-next-latin-wght-normal)[^/]*\.woff2/;

const fontFace = /@font-face\s*{[^}]*}/g;

/** They are fetched beside the code instead of after it, and move nothing where they come later. */
function firstFonts(): Plugin {
  return {
    name: "codetale-first-fonts",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".css")) return null;
      return code.replace(fontFace, (face) =>
        firstFaces.test(face) ? face.replace("font-display: swap", "font-display: optional") : face,
      );
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFaces.test(file))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${file}`,
              crossorigin: "",
            },
            injectTo: "head-prepend",
          })),
    },
  };
}

function offlinePageFile(): Plugin {
  return {
    name: "codetale-offline-page",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: OFFLINE_PAGE.slice(1), source: offlinePage() });
    },
  };
}

/** A manifest, and a worker that keeps the app's files where a screen asks for it. */
function offlineApp() {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "service-worker",
    filename: "service-worker.ts",
    injectRegister: false,
    manifest,
    manifestFilename: "manifest.webmanifest",
    includeManifestIcons: false,
    integration: { configureCustomSWViteBuild: (build) => void (build.logLevel = "warn") },
    injectManifest: {
      globPatterns: [
        "assets/*.{js,css}",
        "assets/*-latin-*-normal-*.woff2",
        "assets/*-devanagari-devanagari-*.woff2",
      ],
      // Colours of code and the check of a new password are worth nothing to a story.
      globIgnores: ["assets/highlight-grammars-*.js", "assets/common-passwords-*.js"],
      rollupFormat: "iife",
    },
  });
}
