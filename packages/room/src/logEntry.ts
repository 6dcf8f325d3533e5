import { KernelError, type Match, MatchOperation, operationSeat } from '@tessera/kernel';
import { ActionId, ENTRY_NOTES, Ending, SeatChange, SeatNumber, Seq, Time } from '@tessera/protocol';
import * as z from 'zod';

const common = {
  seq: Seq.min(1),
  at: Time,
  actionId: ActionId,
  /** The end of the match's hash chain after the entry. */
  link: z.string(),
  /** Position in the random stream after the entry. */
  position: z.int().min(0),
};

/** The time an operation added to its seat's clock; an undo removes it again. */
const Gained = z.int().min(0);

/** The time each seat had left before the operation, with a Fischer clock. An undo restores it for the other side. */
const LeftBefore = z.array(z.int().min(0)).max(64);

/**
 * One entry of a match's log, as stored. Entries are only appended: an undo is an entry too. `steps` is the number of
 * operations undone or redone at once. A shortened history (`shortenedRecord`) keeps number and action id of each entry.
 */
export const LogEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('act'),
    by: SeatNumber,
    deed: MatchOperation,
    /** Why the host acted in place of a bot. */
    note: z.enum(ENTRY_NOTES).optional(),
    gained: Gained.optional(),
    leftBefore: LeftBefore.optional(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('edit'),
    by: SeatNumber,
    deed: MatchOperation,
    gained: Gained.optional(),
  }),
  /** From here on the dice come from another seed. */
  z.strictObject({ ...common, kind: z.literal('reseed'), deed: MatchOperation }),
  z.strictObject({
    ...common,
    kind: z.literal('undo'),
    by: SeatNumber,
    steps: z.int().min(1),
    /** Set when dice or revealed information were undone without consent. */
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
  /** A change of a seat's holder; `by`: the seat that made the change, if any. */
  z.strictObject({ ...common, kind: z.literal('seat'), by: SeatNumber.optional(), change: SeatChange }),
  z.strictObject({ ...common, kind: z.literal('end'), by: SeatNumber.optional(), ending: Ending }),
  /** Lost its contents when the history was shortened. `by`: the seat that acted, if it was an action. */
  z.strictObject({ ...common, kind: z.literal('dropped'), by: SeatNumber.optional() }),
]);
export type LogEntry = z.infer<typeof LogEntry>;

/** Returns the entry kind of an operation. */
export function kindOf(deed: MatchOperation): 'act' | 'edit' | 'reseed' {
  if ('seat' in deed) return 'act';
  return 'edit' in deed ? 'edit' : 'reseed';
}

/** An operation that stands, with the number and time of its first entry and its hash chain link. */
export interface EffectiveMatchOperation {
  readonly seq: number;
  readonly at: number;
  readonly deed: MatchOperation;
  readonly link: string;
  /** The time it added to its seat's clock when last applied. */
  readonly gained: number;
  /** The time each seat had left before it, if the log has it. */
  readonly leftBefore?: readonly number[] | undefined;
}

/** Returns the operations that stand after these entries, without running rules. */
export function effectiveDeeds(entries: readonly LogEntry[]): EffectiveMatchOperation[] {
  return deedsIn(entries).done;
}

/** Returns the operations that stand and those that can be redone, the next one last. */
export function deedsIn(entries: readonly LogEntry[]): {
  readonly done: EffectiveMatchOperation[];
  readonly undone: EffectiveMatchOperation[];
} {
  const done: EffectiveMatchOperation[] = [];
  const undone: EffectiveMatchOperation[] = [];
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

function effectiveDeed(entry: Extract<LogEntry, { deed: MatchOperation }>): EffectiveMatchOperation {
  const { seq, at, deed, link } = entry;
  const leftBefore = entry.kind === 'act' ? entry.leftBefore : undefined;
  return { seq, at, deed, link, gained: entry.kind === 'reseed' ? 0 : (entry.gained ?? 0), leftBefore };
}

/** Converts the operations of a match to log entries. `source` says where they come from and is part of their ids. */
export function entriesOfMatch(match: Match, source: string, timeOf: (deed: number) => number): LogEntry[] {
  const { deeds, chain, position } = match;
  return deeds.map((deed, i): LogEntry => {
    const link = chain[i] as string;
    const entry = {
      seq: i + 1,
      at: timeOf(i),
      actionId: `${source}-${i + 1}-${link.slice(0, 8)}`,
      link,
      // Undone dice leave a gap before the next operation.
      position: deeds[i + 1]?.at ?? position,
      deed,
    };
    const by = operationSeat(deed);
    const kind = kindOf(deed);
    return kind === 'reseed' || by === undefined ? { ...entry, kind: 'reseed' } : { ...entry, kind, by };
  });
}

function shift(
  from: EffectiveMatchOperation[],
  to: EffectiveMatchOperation[],
  entry: Extract<LogEntry, { steps: number }>,
): void {
  const { seq, steps } = entry;
  if (from.length < steps) throw new KernelError('corrupt-file', `entry ${seq}`, 'There is nothing there to take back');
  for (let i = 0; i < steps; i++) {
    const deed = from.pop() as EffectiveMatchOperation;
    to.push(entry.kind === 'redo' ? doneAgain(deed, entry, i) : deed);
  }
}

function doneAgain(
  deed: EffectiveMatchOperation,
  entry: Extract<LogEntry, { kind: 'redo' }>,
  place: number,
): EffectiveMatchOperation {
  return { ...deed, gained: entry.gained?.[place] ?? deed.gained, leftBefore: entry.leftBefore ?? deed.leftBefore };
}
