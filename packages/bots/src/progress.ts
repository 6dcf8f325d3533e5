import type { Progress } from './playSeries.ts';

/** The output for progress, such as `process.stderr`. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const LONGEST_BAR = 40;
/** Width reserved for the numbers, so that the bar keeps its length. */
const FIGURES = 40;
/** Seconds left from which the first finished part is worth a line. */
const LONG = 10;

/**
 * Returns a callback for `onProgress`: a progress bar on a terminal, elsewhere one line per 10 %. The first line of a long run estimates the
 * whole, so that a reader of a log need not wait for a tenth of it.
 */
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
    // Padded to overwrite a longer previous line.
    if (text !== shown) stream.write(`\r${text.padEnd(shown.length)}`);
    if (progress.done === progress.total) stream.write('\n');
    shown = text;
  };
}

function lineByLine(stream: ProgressStream): (progress: Progress) => void {
  let shown = 0;
  return (progress) => {
    const tenths = Math.floor((10 * progress.done) / progress.total);
    const isLongStart = progress.done === 1 && secondsLeft(progress) > LONG;
    if (tenths > shown || isLongStart) stream.write(`${figuresOf(progress)}\n`);
    shown = tenths;
  };
}

function figuresOf(progress: Progress): string {
  const { done, total, seconds } = progress;
  const percent = Math.floor((100 * done) / total);
  const time = done === total ? `${duration(seconds)} in all` : `${duration(secondsLeft(progress))} left`;
  return `${done}/${total} ${percent}% ${time}`;
}

function secondsLeft({ done, total, seconds }: Progress): number {
  return (seconds / done) * (total - done);
}

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
