import type { DestinationStream } from 'pino';
import * as z from 'zod';

const Line = z.looseObject({ level: z.number(), time: z.number(), msg: z.string().default('') });
const LEVELS: readonly (readonly [number, string])[] = [
  [60, 'fatal'],
  [50, 'error'],
  [40, 'warning'],
];
/** Fields of every line that a person at a terminal does not need. */
const HIDDEN = ['level', 'time', 'msg', 'pid', 'hostname'];

/** Destination of a log that a person reads: a line of text per entry instead of JSON. */
export function terminalLog(write: (text: string) => void): DestinationStream {
  return { write: (line) => write(`${textOf(line)}\n`) };
}

function textOf(line: string): string {
  const entry = Line.parse(JSON.parse(line));
  const { level, time, msg } = entry;
  const name = LEVELS.find(([from]) => level >= from)?.[1] ?? 'info';
  const details = Object.entries(entry).filter(([field]) => !HIDDEN.includes(field));
  const fields = details.map(
    ([field, value]) => ` ${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return `${new Date(time).toTimeString().slice(0, 8)} ${name}: ${msg}${fields.join('')}`;
}
