import * as z from 'zod';
import { ask, Guest } from './guest.ts';
import type { ServerProcess } from './serverProcess.ts';

const View = z.object({ marks: z.array(z.string()) });
const LogLine = z.object({ level: z.number(), msg: z.string() });
const WARN = 40;
/** A match that the log reports answers with its problem, or continues if only its last actions may be missing. */
const SENTENCES = ['quarantined', 'playing'];

/** Sentences with which a server may refuse to start on damaged files. */
export const REFUSALS = /damaged|is no database|key/;

/** Losses of a server on damaged files. */
export interface Losses {
  /** Acknowledged marks that are missing and that the server does not report. */
  readonly silent: readonly string[];
  /** Matches that the server names as damaged or lost. */
  readonly named: readonly string[];
}

/** A match of `marks`, and which of them were acknowledged. */
interface Played {
  readonly id: string;
  readonly acknowledged: readonly string[];
}

/** Compares the matches of a server with the acknowledged actions. */
export async function lossesOf(
  server: ServerProcess,
  matches: readonly Played[],
  people: readonly Guest[],
): Promise<Losses> {
  const visitor = await Guest.visit(server.url);
  const socket = await visitor.connect();
  const silent: string[] = [];
  const named: string[] = [];
  for (const { id, acknowledged } of matches) {
    const answer = await ask(socket, 'join', { match: id });
    const view = answer.ok ? answer.sync?.view : undefined;
    const marks = view === undefined ? [] : View.parse(view).marks;
    if (acknowledged.every((mark, i) => marks[i] === mark)) continue;
    const code = answer.ok ? `${answer.sync?.info.status}` : answer.refusal.code;
    const isNamed = sentences(server).some((line) => line.includes(id));
    (isNamed && SENTENCES.includes(code) ? named : silent).push(`${id} ${code}`);
  }
  socket.close();
  for (const person of people) {
    person.moveTo(server.url);
    const { text } = await person.send('GET', '/api/me');
    const isKnown = JSON.parse(text).id === person.id;
    if (!isKnown && sentences(server).length === 0) silent.push(`person ${person.id}`);
  }
  return { silent, named };
}

/** Warnings and errors in the log. */
function sentences({ lines }: ServerProcess): string[] {
  return lines.filter((line) => {
    if (!line.startsWith('{')) return false;
    return LogLine.parse(JSON.parse(line)).level >= WARN;
  });
}
