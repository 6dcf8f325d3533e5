import type { Match, Reason, Seat } from '@tessera/kernel';
import type { Prompt, Terminal } from '@tessera/terminal';
import type { Narration } from '../chronicle.ts';
import type { Screen } from './screen.ts';

/** How a bot decides for its seat. */
export type Thinker = (match: Match, seat: Seat) => Promise<Thought>;

/** What a bot does, and why, where it can say. */
interface Thought {
  readonly action: object;
  readonly reason?: Reason;
}

/** Everything around one match at one terminal. */
export interface Table extends Narration {
  /** For each seat its bot, or nothing where a person sits. */
  readonly thinkers: readonly (Thinker | undefined)[];
  readonly terminal: Terminal;
  readonly prompt: Prompt;
  readonly screen: Screen;
  readonly saveNotes: SaveNotes;
  /** Why bots did what they did since somebody last decided, in words. What they hide is not in them. */
  readonly motives: string[];
}

/** What is true of a match besides its deeds, and goes into its file. */
interface SaveNotes {
  /** Somebody who plays with bots alone took back dice, or what they had seen. */
  practice: boolean;
}

/** The seats held by people. */
export function peopleAt(match: Match): Seat[] {
  return match.header.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}

export function nameOf(match: Match, seat: Seat): string {
  return match.header.seats[seat]?.name ?? `seat ${seat}`;
}
