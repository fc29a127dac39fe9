import { vi } from "vitest";

/** A microphone and what records from it. */
export class FakeMicrophone {
  /** What a recording has in it; nothing where empty. */
  recorded = "a voice";
  supported = ["audio/webm;codecs=opus", "audio/webm"];
  isOpen = false;
  /** How loud it is, 0 to 1. */
  level = 0;
  /** Pending while the browser's prompt is not answered. */
  permission: Promise<void> = Promise.resolve();
  /** Thrown where the recorder cannot start. */
  startError: Error | null = null;
  /** How many meters of its level are open. */
  meters = 0;

  constructor() {
    vi.stubGlobal("navigator", {
      onLine: true,
      mediaDevices: {
        getUserMedia: async () => {
          await this.permission;
          this.isOpen = true;
          return { getTracks: () => [{ stop: () => (this.isOpen = false) }] };
        },
      },
    });
    vi.stubGlobal("MediaRecorder", recorderOf(this));
    vi.stubGlobal("AudioContext", contextOf(this));
  }

  /** Refuses the permission. */
  deny(): void {
    vi.stubGlobal("navigator", {
      onLine: true,
      mediaDevices: {
        getUserMedia: () => Promise.reject(new DOMException("no", "NotAllowedError")),
      },
    });
  }
}

function recorderOf(microphone: FakeMicrophone) {
  return class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => microphone.supported.includes(type);
    state = "inactive";
    readonly mimeType: string;

    constructor(_stream: unknown, { mimeType = "" }: { mimeType?: string }) {
      super();
      this.mimeType = mimeType;
    }

    start(): void {
      if (microphone.startError) throw microphone.startError;
      this.state = "recording";
    }

    stop(): void {
      this.state = "inactive";
      const data = new Blob(microphone.recorded === "" ? [] : [microphone.recorded]);
      this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
      this.dispatchEvent(new Event("stop"));
    }
  };
}

function contextOf(microphone: FakeMicrophone) {
  return class FakeContext {
    constructor() {
      microphone.meters += 1;
    }
    createAnalyser() {
      return {
        fftSize: 4,
        getFloatTimeDomainData: (samples: Float32Array) => samples.fill(microphone.level),
      };
    }
    createMediaStreamSource() {
      return { connect: () => {} };
    }
    async close(): Promise<void> {
      microphone.meters -= 1;
    }
  };
}
