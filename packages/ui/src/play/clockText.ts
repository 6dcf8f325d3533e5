const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats remaining time: 2d 04h, 3:05:09, 5:09, and tenths in the last ten seconds. */
export function clockText(left: number): string {
  if (left >= DAY) return `${Math.floor(left / DAY)}d ${two((left % DAY) / HOUR)}h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)}:${two((left % MINUTE) / SECOND)}`;
  if (left >= 10 * SECOND) return `${Math.floor(left / MINUTE)}:${two((left % MINUTE) / SECOND)}`;
  return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
}

function two(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}
