import { tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { TableMatch } from '../../test/tableMatch.ts';
import { newsSince } from './news.ts';
import { shortestWay, trailOf } from './trail.ts';

const at = (id: string) => tables.regionIndex.get(id)!;

describe('trailOf', () => {
  const match = new TableMatch({ 'fellowship.region': '@lorien' });
  match.enter(0, [{ type: 'declared', region: at('moria') }]);
  match.enter(0, [{ type: 'fellowship-moved', progress: 1 }]);
  match.enter(0, [{ type: 'figure-moved', region: at('lorien') }]);

  test('trailOf leads from Rivendell through the known positions, region by region', () => {
    const { stops, path } = trailOf(match.view(1), match.log);
    expect(stops).toEqual(['rivendell', 'moria', 'lorien'].map(at));
    for (const [i, region] of path.slice(1).entries()) expect(tables.neighbours[path[i]!]).toContain(region);
    expect([path[0], path.at(-1)]).toEqual([at('rivendell'), at('lorien')]);
  });

  test('trailOf begins at the first known position when the log is incomplete', () => {
    expect(trailOf(match.view(1), match.log.slice(2)).stops).toEqual([at('lorien')]);
  });

  test('trailOf and newsSince ignore undone entries', () => {
    const undone = new TableMatch({ 'fellowship.region': '@moria' });
    undone.enter(0, [{ type: 'declared', region: at('lorien') }]);
    undone.enter(0, [], 'undo');
    undone.enter(0, [{ type: 'declared', region: at('moria') }]);
    expect(trailOf(undone.view(1), undone.log).stops).toEqual(['rivendell', 'moria'].map(at));
    expect(newsSince(undone.log, 1)).toEqual([{ type: 'declared', region: at('moria') }]);
  });

  test('shortestWay returns the shortest path', () => {
    expect(shortestWay(at('rivendell'), at('rivendell'))).toEqual([at('rivendell')]);
    expect(shortestWay(at('dale'), at('erebor'))).toHaveLength(2);
  });
});
