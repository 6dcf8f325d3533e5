import { tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, type Character } from '../../src/content/index.ts';
import { TableMatch } from '../../test/tableMatch.ts';
import { separationOf } from './separation.ts';

const at = (id: string) => tables.regionIndex.get(id)!;
const who = (id: Character) => CHARACTERS.indexOf(id);
const reach = (edits: Readonly<Record<string, unknown>>, ...group: Character[]) =>
  separationOf(new TableMatch(edits).view(0), 0, group.map(who));

describe('Separation of Companions', () => {
  test('separation reaches as far as Progress plus the highest Level', () => {
    const alone = reach({}, 'meriadoc');
    const together = reach({}, 'meriadoc', 'strider');
    const farther = reach({ 'fellowship.progress': 2 }, 'meriadoc');
    expect(alone.regions).toContain(at('rivendell'));
    expect(alone.regions.length).toBeLessThan(together.regions.length);
    expect(alone.regions.length).toBeLessThan(farther.regions.length);
    expect(together.regions).toEqual(reach({}, 'strider').regions);
  });

  test('separation lists the Nations that the Companions would activate', () => {
    const { wakes } = reach({ 'fellowship.region': '@south-ithilien' }, 'boromir');
    expect(wakes.map(({ region }) => region)).toContain(at('minas-tirith'));
    expect(wakes.every(({ nation }) => nation === tables.nationOf[at('minas-tirith')])).toBe(true);
    expect(reach({ 'fellowship.region': '@south-ithilien', '@active gondor': true }, 'boromir').wakes).toEqual([]);
    expect(
      reach({ 'fellowship.region': '@south-ithilien', '@control minas-tirith': 1 }, 'boromir').wakes,
    ).not.toContainEqual(expect.objectContaining({ region: at('minas-tirith') }));
  });

  test('separation reaches no region from the Mordor Track', () => {
    expect(reach({ 'fellowship.mordor': 1 }, 'strider').regions).toEqual([]);
  });
});
