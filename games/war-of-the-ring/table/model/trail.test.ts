import { tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { TableMatch } from '../../test/tableMatch.ts';
import { newsSince } from './news.ts';
import { shortestWay, trailOf } from './trail.ts';

const at = (id: string) => tables.regionIndex.get(id)!;

describe('the trail of the Fellowship', () => {
  const match = new TableMatch({ 'fellowship.region': '@lorien' });
  match.enter(0, [{ type: 'declared', region: at('moria') }]);
  match.enter(0, [{ type: 'fellowship-moved', progress: 1 }]);
  match.enter(0, [{ type: 'figure-moved', region: at('lorien') }]);

  test('goes from Rivendell by where it was seen, region by region', () => {
    const { stops, path } = trailOf(match.view(1), match.log);
    expect(stops).toEqual(['rivendell', 'moria', 'lorien'].map(at));
    for (const [i, region] of path.slice(1).entries()) expect(tables.neighbours[path[i]!]).toContain(region);
    expect([path[0], path.at(-1)]).toEqual([at('rivendell'), at('lorien')]);
  });

  test('begins later where the log does', () => {
    expect(trailOf(match.view(1), match.log.slice(2)).stops).toEqual([at('lorien')]);
  });

  test('does not know what was taken back, and neither do the news', () => {
    const undone = new TableMatch({ 'fellowship.region': '@moria' });
    undone.enter(0, [{ type: 'declared', region: at('lorien') }]);
    undone.enter(0, [], 'undo');
    undone.enter(0, [{ type: 'declared', region: at('moria') }]);
    expect(trailOf(undone.view(1), undone.log).stops).toEqual(['rivendell', 'moria'].map(at));
    expect(newsSince(undone.log, 1)).toEqual([{ type: 'declared', region: at('moria') }]);
  });

  test('is as short as can be in between', () => {
    expect(shortestWay(at('rivendell'), at('rivendell'))).toEqual([at('rivendell')]);
    expect(shortestWay(at('dale'), at('erebor'))).toHaveLength(2);
  });
});
