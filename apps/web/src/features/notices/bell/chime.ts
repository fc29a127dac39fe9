/** Two soft tones, the second one higher. */
const TONES_HZ = [660, 880];
const TONE_S = 0.18;
const LOUDNESS = 0.08;

/** Is not heard where the browser lets no page sound before its user has pressed something. */
export function playChime(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of TONES_HZ.entries()) {
    const startsAt = audio.currentTime + index * TONE_S;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, startsAt);
    volume.gain.linearRampToValueAtTime(LOUDNESS, startsAt + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, startsAt + TONE_S);
    tone.connect(volume).connect(audio.destination);
    tone.start(startsAt);
    tone.stop(startsAt + TONE_S);
    if (index === TONES_HZ.length - 1) tone.addEventListener("ended", () => void audio.close());
  }
}
