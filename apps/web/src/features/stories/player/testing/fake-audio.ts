import { vi } from "vitest";
import { FakeMediaSource } from "./fake-media-source.ts";

/** The browser's audio player: plays on command, ends when a test says so. */
export class FakeAudio extends EventTarget {
  static latest: FakeAudio;
  src = "";
  currentTime = 0;
  defaultPlaybackRate = 1;
  playbackRate = 1;
  volume = 1;
  isPlaying = false;
  disableRemotePlayback = false;
  /** What `play` fails with. */
  refusal: string | null = null;

  constructor() {
    super();
    FakeAudio.latest = this;
  }

  async play(): Promise<void> {
    if (this.refusal) throw new DOMException("no", this.refusal);
    this.isPlaying = true;
  }

  pause(): void {
    this.isPlaying = false;
  }

  end(): void {
    this.isPlaying = false;
    this.dispatchEvent(new Event("ended"));
  }
}

/** @returns addresses of blobs that are in use */
export function stubAudio(): Set<string> {
  const inUse = new Set<string>();
  let count = 0;
  vi.stubGlobal("Audio", FakeAudio);
  URL.createObjectURL = (playable) => {
    const address = `blob:${(count += 1)}`;
    inUse.add(address);
    if (playable instanceof FakeMediaSource) queueMicrotask(() => playable.open());
    return address;
  };
  URL.revokeObjectURL = (address) => void inUse.delete(address);
  return inUse;
}
