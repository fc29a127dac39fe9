/** Detects the container format by the first bytes; the declared media type may be wrong. */
export type Container = "webm" | "ogg" | "mp4" | "wav";

const MARKS: readonly { container: Container; at: number; bytes: string }[] = [
  { container: "webm", at: 0, bytes: "\x1A\x45\xDF\xA3" },
  { container: "ogg", at: 0, bytes: "OggS" },
  { container: "mp4", at: 4, bytes: "ftyp" },
  { container: "wav", at: 8, bytes: "WAVE" },
];

/** @returns null for formats that no browser records */
export function containerOf(file: Uint8Array): Container | null {
  const start = Buffer.from(file.subarray(0, 16)).toString("latin1");
  return MARKS.find(({ at, bytes }) => start.startsWith(bytes, at))?.container ?? null;
}
