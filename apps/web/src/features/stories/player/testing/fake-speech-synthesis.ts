import { vi } from "vitest";

/** The browser's own voice: says nothing until a test lets it. */
export class FakeSpeechSynthesis extends EventTarget {
  readonly spoken: FakeUtterance[] = [];
  cancels = 0;
  voices: { lang: string; localService: boolean; name: string }[];

  /** @param languages of its voices */
  constructor(languages: readonly string[]) {
    super();
    this.voices = languages.map((lang) => ({ lang, localService: true, name: lang }));
    vi.stubGlobal("speechSynthesis", this);
    vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  }

  getVoices() {
    return this.voices;
  }

  speak(utterance: FakeUtterance): void {
    this.spoken.push(utterance);
  }

  cancel(): void {
    this.cancels += 1;
  }

  get latest(): FakeUtterance {
    const latest = this.spoken.at(-1);
    if (!latest) throw new Error("Nothing was spoken.");
    return latest;
  }
}

class FakeUtterance {
  voice: { lang: string } | null = null;
  lang = "";
  rate = 1;
  volume = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onboundary: ((event: { charIndex: number }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
