import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { diceFrom } from "@codetale/domain/stories/seed";
import sharp from "sharp";
import { frames } from "/work/main/apps/web/src/features/stories/drawing/frame.ts";
import { Company } from "/work/main/apps/web/src/features/stories/drawing/figures/company.tsx";
import { placeNamed } from "/work/main/apps/web/src/features/stories/drawing/places.ts";
const kind = (process.argv[2] ?? "wide") as keyof typeof frames;
const names = process.argv.slice(3);
const frame = frames[kind];
const cast = ["Mina", "Lila", "Brum", "Ravi", "Zoé"];
let i = 0;
const cells: Buffer[] = [];
const W = kind === "wide" ? 640 : kind === "tall" ? 300 : 400; const H = Math.round(W * frame.h / frame.w);
for (const name of names) {
  const place = placeNamed(name)(frame, diceFrom("s" + i++));
  const svg = renderToStaticMarkup(h("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${frame.w} ${frame.h}`, width: W, height: H }, place.back, place.far, place.near, h(Company, { frame, cast: cast.slice(0, 2 + (i % 3)), speaker: "Lila" }), place.front, place.lights));
  cells.push(await sharp(Buffer.from(svg)).png().toBuffer());
}
const cols = kind === "wide" ? 2 : 4;
const rows = Math.ceil(cells.length / cols);
await sharp({ create: { width: cols * (W + 6), height: rows * (H + 6), channels: 3, background: "#888" } }).composite(cells.map((input, n) => ({ input, left: (n % cols) * (W + 6), top: Math.floor(n / cols) * (H + 6) }))).png().toFile("/tmp/w2/grid.png");
