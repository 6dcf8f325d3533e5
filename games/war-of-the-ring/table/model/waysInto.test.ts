import { tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { TableMatch } from '../../test/tableMatch.ts';
import { waysInto } from './waysInto.ts';

const at = (id: string) => tables.regionIndex.get(id)!;
const view = (edits: Readonly<Record<string, unknown>>) => new TableMatch(edits).view(1);
const way = (edits: Readonly<Record<string, unknown>>, from: string, to: string, seat: number | undefined = 1) =>
  waysInto(view(edits), at(to), seat).find((one) => one.from === at(from));

describe('waysInto', () => {
  test('waysInto lists all borders of a region, with ridges closed', () => {
    const ways = waysInto(view({}), at('minas-tirith'), undefined);
    const open = ways.filter(({ isOpen }) => isOpen).map(({ from }) => from);
    expect(new Set(open)).toEqual(new Set(tables.neighbours[at('minas-tirith')]));
    expect(way({}, 'lamedon', 'lossarnach')).toBeDefined();
    expect(ways.filter(({ isOpen }) => !isOpen).every(({ why }) => why?.code === 'ridge')).toBe(true);
  });

  test('waysInto announces a battle at a border to an enemy Army', () => {
    expect(way({ '@at osgiliath': '@gondor 2/0' }, 'south-ithilien', 'osgiliath')).toMatchObject({
      isOpen: true,
      why: { code: 'battle' },
    });
  });

  test('waysInto closes a border to more than ten units together', () => {
    const edits = { '@at morannon': '@sauron 6/0', '@at gorgoroth': '@sauron 5/0', '@box sauron': 4 };
    expect(way(edits, 'morannon', 'gorgoroth')).toMatchObject({ isOpen: false, why: { code: 'over-stacked' } });
    expect(way({ ...edits, '@at gorgoroth': '@sauron 4/0' }, 'morannon', 'gorgoroth')).toMatchObject({ isOpen: true });
  });

  test('waysInto closes a border into another Nation until the Army is At War', () => {
    const edits = { '@at far-harad': '@southrons 2/0', '@at umbar': null, '@box southrons': 2 };
    expect(way({ ...edits, '@at minas-morgul': '@southrons 1/0' }, 'minas-morgul', 'gorgoroth')).toMatchObject({
      isOpen: false,
      why: { code: 'not-at-war' },
    });
  });

  test('waysInto announces the capture of an undefended enemy Settlement', () => {
    expect(way({ '@at pelargir': null }, 'west-harondor', 'pelargir')).toMatchObject({ why: { code: 'capture' } });
  });
});
