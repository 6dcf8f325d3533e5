import type { TableEntry } from '@tessera/table';
import { describe, expect, test } from 'vitest';
import { latest } from './TableLog.tsx';

const entry = (seq: number): TableEntry => ({ seq, kind: 'act', by: 0, at: 0, events: [{ type: 'a' }, { type: 'b' }] });
const linesOf = ({ seq }: TableEntry) => [0, 1].map((n) => ({ id: `${seq}.${n}`, text: '' }));

describe('log of a table', () => {
  test('latest lists the newest lines first', () => {
    const { lines, hasMore } = latest([entry(1), entry(2)], linesOf, 10);
    expect(lines.map(({ id }) => id)).toEqual(['2.1', '2.0', '1.1', '1.0']);
    expect(hasMore).toBe(false);
  });

  test('latest shows one line for all entries that a shortened history has dropped', () => {
    const dropped = [1, 2, 3].map((seq): TableEntry => ({ ...entry(seq), kind: 'dropped' }));
    const { lines } = latest([...dropped, entry(4)], (one) => linesOf(one).slice(0, 1), 10);
    expect(lines.map(({ id }) => id)).toEqual(['4.0', '3.0']);
  });

  test('latest formats only the lines that are shown of a long log', () => {
    const log = Array.from({ length: 5000 }, (_, seq) => entry(seq));
    let made = 0;
    const counted = (one: TableEntry) => {
      made += 1;
      return linesOf(one);
    };
    const { lines, hasMore } = latest(log, counted, 100);
    expect(lines).toHaveLength(100);
    expect(lines[0]?.id).toBe('4999.1');
    expect(hasMore).toBe(true);
    expect(made).toBe(50);
  });
});
