import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Heights, type Layout, type PageLayout, paginate } from './paginate.ts';

const HEAD = 20;

function sections(counts: Readonly<Record<string, number>>) {
  return Object.entries(counts).map(([id, count]) => ({ id, entries: Array.from({ length: count }, () => id) }));
}

function heights(counts: Readonly<Record<string, number>>, entry: number): Heights {
  return new Map(
    Object.entries(counts).map(([id, count]) => [
      id,
      { head: HEAD, entries: Array.from({ length: count }, () => entry) },
    ]),
  );
}

function layout(side: Readonly<Record<string, number>>, flow: Readonly<Record<string, number>>, height = 100): Layout {
  return {
    side: sections(side),
    flow: sections(flow),
    back: [],
    sideHeights: heights(side, 10),
    mainHeights: heights({ ...side, ...flow }, 10),
    halfHeights: heights({ ...side, ...flow }, 10),
    first: height,
    later: height,
  };
}

/** Returns the entries of a section in reading order. */
function read(pages: readonly PageLayout[], section: string): number[] {
  return pages.flatMap(({ columns }) =>
    columns.flatMap((column) =>
      column
        .filter((piece) => piece.section === section)
        .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
    ),
  );
}

test('paginate keeps fitting sections on one page', () => {
  expect(paginate(layout({ skills: 3 }, { attacks: 2, features: 4 }))).toEqual([
    {
      columns: [
        [{ section: 'skills', from: 0, to: 3 }],
        [
          { section: 'attacks', from: 0, to: 2 },
          { section: 'features', from: 0, to: 4 },
        ],
      ],
    },
  ]);
});

test('paginate continues a section on the next page between two entries', () => {
  const pages = paginate(layout({ skills: 3 }, { features: 10 }));
  expect(pages).toHaveLength(2);
  expect(pages[0]?.columns[1]).toEqual([{ section: 'features', from: 0, to: 8 }]);
  expect(read(pages, 'features')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('paginate never leaves a heading alone at the bottom', () => {
  // Leaves room for the heading of gear, but not for one of its entries.
  const pages = paginate(layout({}, { features: 6, gear: 2 }));
  expect(pages[0]?.columns[1]).toEqual([{ section: 'features', from: 0, to: 6 }]);
  expect(read(pages, 'gear')).toEqual([0, 1]);
});

test('paginate puts overflow of the narrow column before the back sections', () => {
  const whole = layout({ skills: 7, training: 2 }, { attacks: 2, sums: 3 });
  const [first] = paginate({ ...whole, flow: whole.flow.slice(0, 1), back: whole.flow.slice(1) });
  expect(first?.columns[1]?.map(({ section }) => section)).toEqual(['attacks', 'training']);
});

test('paginate keeps a short section together', () => {
  const whole = layout({ skills: 4, training: 3 }, { attacks: 2 });
  const side = whole.side.map((section) => ({ ...section, isKept: section.id === 'training' }));
  const [first] = paginate({ ...whole, side });
  expect(first?.columns[0]).toEqual([{ section: 'skills', from: 0, to: 4 }]);
  expect(first?.columns[1]?.at(-1)).toEqual({ section: 'training', from: 0, to: 3 });
});

test('paginate balances the columns of the last page', () => {
  const pages = paginate(layout({}, { features: 8 + 8 }));
  expect(pages[1]?.columns.map((column) => column.map(({ from, to }) => to - from))).toEqual([[4], [4]]);
});

test('paginate loses and duplicates no entry for any sizes', () => {
  const entry = fc.integer({ min: 1, max: 90 });
  const section = fc.array(entry, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(section, { maxLength: 4 }), fc.array(section, { maxLength: 6 }), (side, flow) => {
      const named = (lists: readonly number[][], name: string) =>
        lists.map((entries, i) => ({ id: `${name}${i}`, entries }));
      const [sides, flows] = [named(side, 's'), named(flow, 'f')];
      const measured: Heights = new Map([...sides, ...flows].map(({ id, entries }) => [id, { head: 8, entries }]));
      const pages = paginate({
        side: sides,
        flow: flows.slice(0, 3),
        back: flows.slice(3),
        sideHeights: measured,
        mainHeights: measured,
        halfHeights: measured,
        first: 100,
        later: 120,
      });
      for (const { id, entries } of [...sides, ...flows]) {
        expect(read(pages, id)).toEqual(entries.map((_, i) => i));
      }
      for (const [i, { columns }] of pages.entries()) {
        for (const column of columns) {
          const tall = column.reduce((sum, { section: id, from, to }) => {
            const { head, entries } = measured.get(id)!;
            return sum + head + entries.slice(from, to).reduce((a, b) => a + b, 0);
          }, 0);
          expect(tall).toBeLessThanOrEqual(i === 0 ? 100 : 120);
        }
      }
    }),
  );
});
