import * as z from 'zod';
import type { Cell, Statement } from '../databaseMessages.ts';

/** Changes of one transaction: entries of matches as hosts sent them, or statements. */
export type Change = { readonly entries: readonly string[] } | { readonly statements: readonly Statement[] };

/** A committed transaction in the redo log. */
export interface RedoRecord {
  /** Name of the server run that wrote it: numbers count from 1 per run. */
  readonly run: string;
  readonly change: Change;
}

const StoredCell = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.strictObject({ bytes: z.base64() }),
  z.strictObject({ integer: z.string() }),
]);
const StoredStatement = z.strictObject({ sql: z.string(), parameters: z.array(StoredCell) });
const StoredRecord = z.strictObject({
  run: z.string(),
  change: z.union([
    z.strictObject({ entries: z.array(z.string()) }),
    z.strictObject({ statements: z.array(StoredStatement) }),
  ]),
});

export function writeRedo({ run, change }: RedoRecord): string {
  if ('entries' in change) return JSON.stringify({ run, change });
  const statements = change.statements.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(storedCell) }));
  return JSON.stringify({ run, change: { statements } });
}

/** Parses a record; returns undefined if the text is not one. */
export function readRedo(text: string): RedoRecord | undefined {
  const read = StoredRecord.safeParse(jsonOf(text));
  if (!read.success) return undefined;
  const { run, change } = read.data;
  if ('entries' in change) return { run, change };
  const statements = change.statements.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(readCell) }));
  return { run, change: { statements } };
}

function storedCell(cell: Cell): z.infer<typeof StoredCell> {
  if (typeof cell === 'bigint') return { integer: String(cell) };
  return cell instanceof Uint8Array ? { bytes: Buffer.from(cell).toString('base64') } : cell;
}

function readCell(cell: z.infer<typeof StoredCell>): Cell {
  if (cell === null || typeof cell !== 'object') return cell;
  return 'bytes' in cell ? Buffer.from(cell.bytes, 'base64') : BigInt(cell.integer);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The checksum of the journal was right, so another program wrote this.
    return undefined;
  }
}
