/** How the app presents itself where it is installed. */
import { screenPaths } from "../../packages/contract/src/screens.ts";
import { PRODUCT_NAME } from "../../packages/domain/src/product.ts";
import type { ManifestOptions } from "vite-plugin-pwa";
import { dusk, light } from "./src/theme/palette.ts";

export const manifest: Partial<ManifestOptions> = {
  id: "/",
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: "Coding-test practice with people who set them, and stories that listen.",
  start_url: screenPaths.home,
  scope: "/",
  display: "standalone",
  background_color: light.paper,
  theme_color: dusk.night,
  categories: ["education", "kids"],
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [{ name: "Stories Library", url: screenPaths.storyLibrary }],
};
