import { Deed, KernelError, type Match, seatOfDeed } from '@tessera/kernel';
import { ActionId, ENTRY_NOTES, Ending, SeatChange, SeatNumber, Seq, Time } from '@tessera/protocol';
import * as z from 'zod';

const common = {
  seq: Seq.min(1),
  at: Time,
  actionId: ActionId,
  /** The end of the match's hash chain afterwards. */
  link: z.string(),
  /** How far into the stream of chance the match had gone afterwards. */
  position: z.int().min(0),
};

/** How much a deed has added to the time of whoever did it, where there are clocks: taken back, it is taken back with it. */
const Gained = z.int().min(0);

/** What each seat had left when a deed was done, by Fischer's clock: taken back, it costs the others nothing. */
const LeftBefore = z.array(z.int().min(0)).max(64);

/**
 * One entry of a match's log of record, as storage keeps it. Entries are only ever added: taking something back is an entry too.
 * `steps` is how many deeds were taken back, or done again, at once.
 */
export const LogEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('act'),
    by: SeatNumber,
    deed: Deed,
    /** Why the host has acted in place of a bot. */
    note: z.enum(ENTRY_NOTES).optional(),
    gained: Gained.optional(),
    leftBefore: LeftBefore.optional(),
  }),
  z.strictObject({ ...common, kind: z.literal('edit'), by: SeatNumber, deed: Deed, gained: Gained.optional() }),
  /** The dice of the rest come from another seed. */
  z.strictObject({ ...common, kind: z.literal('reseed'), deed: Deed }),
  z.strictObject({
    ...common,
    kind: z.literal('undo'),
    by: SeatNumber,
    steps: z.int().min(1),
    /** Whether dice, or something seen, were taken back without asking anybody. */
    practice: z.literal(true).optional(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('redo'),
    by: SeatNumber,
    steps: z.int().min(1),
    gained: z.array(Gained).optional(),
    leftBefore: LeftBefore.optional(),
  }),
  /** A seat has another holder; `by`: who has seen to it, if they sit there. */
  z.strictObject({ ...common, kind: z.literal('seat'), by: SeatNumber.optional(), change: SeatChange }),
  z.strictObject({ ...common, kind: z.literal('end'), by: SeatNumber.optional(), ending: Ending }),
]);
export type LogEntry = z.infer<typeof LogEntry>;

/** The kind of entry that a deed makes. */
export function kindOf(deed: Deed): 'act' | 'edit' | 'reseed' {
  if ('seat' in deed) return 'act';
  return 'edit' in deed ? 'edit' : 'reseed';
}

/** A deed that stands, the entry that it was first done in and when that was, and the link it gave to the chain. */
export interface EffectiveDeed {
  readonly seq: number;
  readonly at: number;
  readonly deed: Deed;
  readonly link: string;
  /** How much it has added to the time of whoever did it, when it was last done. */
  readonly gained: number;
  /** What each seat had left then, where the log says so. */
  readonly leftBefore?: readonly number[] | undefined;
}

/** The deeds that stand after these entries, worked out without any rules. */
export function effectiveDeeds(entries: readonly LogEntry[]): EffectiveDeed[] {
  return deedsIn(entries).done;
}

/** The same, and the deeds that could be done again, the next one last. */
export function deedsIn(entries: readonly LogEntry[]): {
  readonly done: EffectiveDeed[];
  readonly undone: EffectiveDeed[];
} {
  const done: EffectiveDeed[] = [];
  const undone: EffectiveDeed[] = [];
  for (const entry of entries) {
    switch (entry.kind) {
      case 'act':
      case 'edit':
      case 'reseed':
        done.push(effectiveDeed(entry));
        undone.length = 0;
        break;
      case 'undo':
        shift(done, undone, entry);
        break;
      case 'redo':
        shift(undone, done, entry);
        break;
    }
  }
  return { done, undone };
}

function effectiveDeed(entry: Extract<LogEntry, { deed: Deed }>): EffectiveDeed {
  const { seq, at, deed, link } = entry;
  const leftBefore = entry.kind === 'act' ? entry.leftBefore : undefined;
  return { seq, at, deed, link, gained: entry.kind === 'reseed' ? 0 : (entry.gained ?? 0), leftBefore };
}

/** The deeds of a match as entries of a log that begins with them. `source` says where they come from, in the names of the entries. */
export function entriesOfMatch(match: Match, source: string, timeOf: (deed: number) => number): LogEntry[] {
  const { deeds, chain, position } = match;
  return deeds.map((deed, i): LogEntry => {
    const link = chain[i] as string;
    const entry = {
      seq: i + 1,
      at: timeOf(i),
      actionId: `${source}-${i + 1}-${link.slice(0, 8)}`,
      link,
      // Dice that were taken back leave a gap before the next deed.
      position: deeds[i + 1]?.at ?? position,
      deed,
    };
    const by = seatOfDeed(deed);
    const kind = kindOf(deed);
    return kind === 'reseed' || by === undefined ? { ...entry, kind: 'reseed' } : { ...entry, kind, by };
  });
}

function shift(from: EffectiveDeed[], to: EffectiveDeed[], entry: Extract<LogEntry, { steps: number }>): void {
  const { seq, steps } = entry;
  if (from.length < steps) throw new KernelError('corrupt-file', `entry ${seq}`, 'There is nothing there to take back');
  for (let i = 0; i < steps; i++) {
    const deed = from.pop() as EffectiveDeed;
    to.push(entry.kind === 'redo' ? doneAgain(deed, entry, i) : deed);
  }
}

function doneAgain(deed: EffectiveDeed, entry: Extract<LogEntry, { kind: 'redo' }>, place: number): EffectiveDeed {
  return { ...deed, gained: entry.gained?.[place] ?? deed.gained, leftBefore: entry.leftBefore ?? deed.leftBefore };
}
