import { Deed, doerOf, KernelError, type Match } from '@tessera/kernel';
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

/**
 * One row of a match's log of record, as storage keeps it. Rows are only ever added: taking something back is a row too.
 * `steps` is how many deeds were taken back, or done again, at once.
 */
export const Row = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('act'),
    by: SeatNumber,
    deed: Deed,
    /** Why the host has acted in place of a bot. */
    note: z.enum(ENTRY_NOTES).optional(),
  }),
  z.strictObject({ ...common, kind: z.literal('edit'), by: SeatNumber, deed: Deed }),
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
  z.strictObject({ ...common, kind: z.literal('redo'), by: SeatNumber, steps: z.int().min(1) }),
  /** A seat has another holder; `by`: who has seen to it, if they sit there. */
  z.strictObject({ ...common, kind: z.literal('seat'), by: SeatNumber.optional(), change: SeatChange }),
  z.strictObject({ ...common, kind: z.literal('end'), by: SeatNumber.optional(), ending: Ending }),
]);
export type Row = z.infer<typeof Row>;

/** The kind of row that a deed makes. */
export function kindOf(deed: Deed): 'act' | 'edit' | 'reseed' {
  if ('seat' in deed) return 'act';
  return 'edit' in deed ? 'edit' : 'reseed';
}

/** A deed that stands, the entry that it was first done in and when that was, and the link it gave to the chain. */
export interface Standing {
  readonly seq: number;
  readonly at: number;
  readonly deed: Deed;
  readonly link: string;
}

/** The deeds that stand after these rows, worked out without any rules. */
export function standing(rows: readonly Row[]): Standing[] {
  const done: Standing[] = [];
  const undone: Standing[] = [];
  for (const row of rows) {
    switch (row.kind) {
      case 'act':
      case 'edit':
      case 'reseed':
        done.push({ seq: row.seq, at: row.at, deed: row.deed, link: row.link });
        undone.length = 0;
        break;
      case 'undo':
        shift(done, undone, row);
        break;
      case 'redo':
        shift(undone, done, row);
        break;
    }
  }
  return done;
}

/** The deeds of a match as rows of a log that begins with them. `source` says where they come from, in the names of the rows. */
export function rowsOf(match: Match, source: string, timeOf: (deed: number) => number): Row[] {
  const { deeds, chain, position } = match;
  return deeds.map((deed, i): Row => {
    const link = chain[i] as string;
    const row = {
      seq: i + 1,
      at: timeOf(i),
      actionId: `${source}-${i + 1}-${link.slice(0, 8)}`,
      link,
      // Dice that were taken back leave a gap before the next deed.
      position: deeds[i + 1]?.at ?? position,
      deed,
    };
    const by = doerOf(deed);
    const kind = kindOf(deed);
    return kind === 'reseed' || by === undefined ? { ...row, kind: 'reseed' } : { ...row, kind, by };
  });
}

function shift(from: Standing[], to: Standing[], { seq, steps }: { seq: number; steps: number }): void {
  if (from.length < steps) throw new KernelError('corrupt-file', `row ${seq}`, 'There is nothing there to take back');
  for (let i = 0; i < steps; i++) to.push(from.pop() as Standing);
}
