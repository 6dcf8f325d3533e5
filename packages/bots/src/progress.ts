import type { Progress } from './playSeries.ts';

/** Where progress is shown: `process.stderr`, or anything like it. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const LONGEST_BAR = 40;
/** Kept free for the figures, so that the bar does not change its length with them. */
const FIGURES = 40;

/** A bar that redraws itself on a terminal; elsewhere a line for every tenth. Give it to `onProgress`. */
export function progressBar(stream: ProgressStream): (progress: Progress) => void {
  return stream.isTTY ? redrawn(stream) : lineByLine(stream);
}

function redrawn(stream: ProgressStream): (progress: Progress) => void {
  let shown = '';
  return (progress) => {
    const columns = stream.columns ?? 80;
    const length = Math.max(0, Math.min(LONGEST_BAR, columns - FIGURES));
    const filled = Math.floor((length * progress.done) / progress.total);
    const bar = '#'.repeat(filled).padEnd(length, '.');
    const text = `[${bar}] ${figuresOf(progress)}`.slice(0, columns - 1);
    // Padded, so that nothing of a longer line stays behind.
    if (text !== shown) stream.write(`\r${text.padEnd(shown.length)}`);
    if (progress.done === progress.total) stream.write('\n');
    shown = text;
  };
}

function lineByLine(stream: ProgressStream): (progress: Progress) => void {
  let shown = 0;
  return (progress) => {
    const tenths = Math.floor((10 * progress.done) / progress.total);
    if (tenths > shown) stream.write(`${figuresOf(progress)}\n`);
    shown = tenths;
  };
}

function figuresOf({ done, total, seconds }: Progress): string {
  const percent = Math.floor((100 * done) / total);
  const left = (seconds / done) * (total - done);
  const time = done === total ? `${duration(seconds)} in all` : `${duration(left)} left`;
  return `${done}/${total} ${percent}% ${time}`;
}

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
