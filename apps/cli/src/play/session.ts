import { BotsError } from '@tessera/bots';
import {
  hashValue,
  KernelError,
  type Match,
  type MatchFile,
  type Outcome,
  readMatchFile,
  type Seat,
  type SubMatchRequest,
} from '@tessera/kernel';
import { Prompt, type Terminal, writeText } from '@tessera/terminal';
import type { Narration } from '../chronicle.ts';
import { Screen } from './screen.ts';
import { nameOf, type Table, type Thinker } from './table.ts';
import { personTurn } from './turn.ts';

export interface SessionOptions extends Narration {
  /** Bot of each seat; undefined for a human. */
  readonly thinkers: readonly (Thinker | undefined)[];
  readonly terminal: Terminal;
  /** File that is written after every action. */
  readonly saveTo?: string | undefined;
  /** Whether the loaded match was practice. */
  readonly practice?: boolean | undefined;
  /** Sub-matches of the loaded match. */
  readonly takenIn?: readonly MatchFile[] | undefined;
  /** Opens a sub-match. */
  open?(opening: SubMatchRequest, match: Match): Pick<SessionOptions, 'match' | 'formatter' | 't' | 'thinkers'>;
}

/** State of the match when the session ends. */
export interface SessionEnd {
  readonly outcome: Outcome | null;
  readonly seq: number;
  readonly hash: string;
  readonly file?: string;
}

/** Runs a match at one terminal, until it is over, a player quits, or the input ends. */
export async function session(setting: SessionOptions): Promise<SessionEnd> {
  const { match, formatter, t, thinkers, terminal, saveTo, practice = false, takenIn = [] } = setting;
  const prompt = new Prompt(terminal);
  const saveNotes = { practice };
  const screen = new Screen(setting, terminal);
  const table: Table = { match, formatter, t, thinkers, terminal, prompt, screen, saveNotes, motives: [] };
  const opened = [...takenIn];
  const keep = () => {
    if (saveTo !== undefined) writeText(saveTo, terminal.io.cwd, match.save({ ...saveNotes, opened }));
  };
  try {
    keep();
    while (!match.outcome && (await goOn(table, setting, opened)) === 'moved') keep();
  } finally {
    prompt.close();
  }
  farewell(table);
  const file = saveTo === undefined ? {} : { file: saveTo };
  return { outcome: match.outcome ?? null, seq: match.seq, hash: hashValue(match.state), ...file };
}

/** Plays the next decision, or the whole sub-match that this match waits for. */
async function goOn(table: Table, { open }: SessionOptions, takenIn: MatchFile[]): Promise<'moved' | 'left'> {
  const { match, screen, terminal } = table;
  const { opening } = match;
  if (!opening || !open) return nextDecision(table);
  const sat = open(opening, match);
  const saveNotes = { practice: false };
  const inner: Table = {
    ...table,
    ...sat,
    screen: new Screen(sat, terminal),
    saveNotes,
    motives: [],
  };
  while (!sat.match.outcome) if ((await nextDecision(inner)) === 'left') return 'left';
  farewell(inner);
  takenIn.push(readMatchFile(sat.match.save(saveNotes)));
  if (sat.match.finished) match.takeIn(sat.match.finished);
  screen.news();
  return 'moved';
}

async function nextDecision(table: Table): Promise<'moved' | 'left'> {
  const { match, formatter, t, thinkers, screen, terminal } = table;
  const seat = nextSeat(table);
  const think = thinkers[seat];
  if (!think) return personTurn(table, seat);
  terminal.progress(t('thinking', { name: nameOf(match, seat) }));
  const { action, reason } = await think(match, seat);
  const result = match.apply(seat, action);
  terminal.progress('');
  if (!result.ok) {
    const why = formatter.refusal(result.refusal);
    throw new BotsError(
      'illegal-choice',
      `${nameOf(match, seat)}, action ${match.seq + 1}`,
      `A bot was refused: ${why}`,
    );
  }
  if (reason) table.motives.push(`${nameOf(match, seat)}: ${formatter.reason(reason).label}`);
  screen.news();
  return 'moved';
}

/**
 * Returns the next seat to decide. When several decide at once, bots go first, then the holder of the screen, to
 * minimize hand-overs.
 */
function nextSeat({ match, thinkers, screen }: Table): Seat {
  const waiting = match.decisions.map(({ seat }) => seat);
  const seat =
    waiting.find((candidate) => thinkers[candidate]) ??
    waiting.find((candidate) => candidate === screen.holder) ??
    waiting[0];
  if (seat === undefined)
    throw new KernelError('unhandled-decision', match.game.id, 'No seat decides and the match has no result');
  return seat;
}

function farewell({ match, formatter, t, screen, terminal }: Table): void {
  const { outcome } = match;
  if (!outcome) {
    terminal.print(terminal.paint.dim(t('stops', { count: match.seq })));
    return;
  }
  screen.board();
  terminal.print(terminal.paint.bold(formatter.outcome(outcome)));
}
