const HEADER_BYTES = 44;
const SAMPLES = 160;
const SAMPLE_RATE = 8_000;

/** 20 ms of silence as a WAV file: mono, 8 bits, 8 kHz. Played within a press, it unlocks audio. */
export function silentWav(): Blob {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + SAMPLES));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries())
      view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, "RIFF");
  view.setUint32(4, HEADER_BYTES - 8 + SAMPLES, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, SAMPLES, true);
  // 8-bit samples are unsigned: 128 is silence.
  for (let at = HEADER_BYTES; at < HEADER_BYTES + SAMPLES; at += 1) view.setUint8(at, 128);
  return new Blob([view], { type: "audio/wav" });
}
