/** Two short notes, a fifth apart, made on the spot: no file to fetch. */
export function chime(): void {
  const context = new AudioContext();
  NOTES.forEach((pitch, i) => {
    const start = context.currentTime + i * NOTE_SECONDS;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: LOUDNESS });
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS * 2);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS * 2);
    if (i === NOTES.length - 1) tone.onended = () => void context.close();
  });
}

const NOTES = [440, 660];
const NOTE_SECONDS = 0.12;
const LOUDNESS = 0.15;
