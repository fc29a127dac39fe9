import { vi } from "vitest";

/** What a browser plays in parts: opens when it becomes a player's source. */
export class FakeMediaSource extends EventTarget {
  static supported = ["audio/mpeg"];
  static latest: FakeMediaSource;
  static isTypeSupported = (type: string) => FakeMediaSource.supported.includes(type);
  readonly buffers: FakeSourceBuffer[] = [];
  readyState = "closed";

  constructor() {
    super();
    FakeMediaSource.latest = this;
  }

  open(): void {
    this.readyState = "open";
    this.dispatchEvent(new Event("sourceopen"));
  }

  addSourceBuffer(): FakeSourceBuffer {
    const buffer = new FakeSourceBuffer();
    this.buffers.push(buffer);
    return buffer;
  }

  endOfStream(): void {
    if (this.buffers.some(({ updating }) => updating)) throw new DOMException("", "InvalidState");
    this.readyState = "ended";
  }

  /** What it was given to play. */
  get played(): string {
    return this.buffers.map(({ parts }) => parts.join("")).join("");
  }
}

class FakeSourceBuffer extends EventTarget {
  readonly parts: string[] = [];
  updating = false;

  appendBuffer(part: BufferSource): void {
    if (this.updating) throw new DOMException("One after the other.", "InvalidStateError");
    this.updating = true;
    setTimeout(() => {
      this.parts.push(new TextDecoder().decode(part));
      this.updating = false;
      this.dispatchEvent(new Event("updateend"));
    });
  }
}

/** @param name by which the browser has it; an iPhone knows the second alone */
export function stubMediaSource(name: "MediaSource" | "ManagedMediaSource" = "MediaSource"): void {
  vi.stubGlobal(name, FakeMediaSource);
}
