import type { Match, Reason, Seat } from '@tessera/kernel';
import type { Prompt, Terminal } from '@tessera/terminal';
import type { Narration } from '../chronicle.ts';
import type { Screen } from './screen.ts';

/** Chooses an action for the seat of a bot. */
export type Thinker = (match: Match, seat: Seat) => Promise<Thought>;

/** Action of a bot, with its reason if it gives one. */
interface Thought {
  readonly action: object;
  readonly reason?: Reason;
}

/** State of one match at one terminal. */
export interface Table extends Narration {
  /** Bot of each seat; undefined for a human. */
  readonly thinkers: readonly (Thinker | undefined)[];
  readonly terminal: Terminal;
  readonly prompt: Prompt;
  readonly screen: Screen;
  readonly saveNotes: SaveNotes;
  /** Reasons of the bots since the last human decision, without secrets. */
  readonly motives: string[];
}

/** Facts about a match that are saved besides its deeds. */
interface SaveNotes {
  /** Whether a player alone with bots took back dice or a reveal. */
  practice: boolean;
}

/** Returns the seats of humans. */
export function peopleAt(match: Match): Seat[] {
  return match.header.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}

export function nameOf(match: Match, seat: Seat): string {
  return match.header.seats[seat]?.name ?? `seat ${seat}`;
}
