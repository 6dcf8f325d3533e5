import { expect, test } from 'vitest';
import { reachable, walkToward } from '../movement/movement.ts';
import { cellsWithin } from './blast.ts';
import { hasSight } from './sight.ts';
import { type Cell, siteOf } from './site.ts';

// Printed without a limit, because the machine that runs the tests is shared.
test('searches and sight on the largest map print their duration', () => {
  const site = siteOf('jail-break');
  const open = Array.from(site.wall.keys()).filter((cell) => site.wall[cell] === 0 && site.table[cell] === 0);
  const units = site.npcs.map(({ cell }) => cell);
  const crowd = { rubble: [], units, bodies: [], watched: [] };
  const wary = { ...crowd, watched: units.flatMap((cell) => cellsWithin(site, cell, 1)) };
  const [from, target] = [site.starts[0][0]!, site.starts[1][0]!];
  const smoke = open.slice(500, 507);
  const walls = Array.from(site.wall.keys()).filter((cell) => site.wall[cell] === 1);
  const pairs = Array.from({ length: 4096 }, (_, i): [Cell, Cell] => [
    open[(i * 7919) % open.length]!,
    open[(i * 104729 + 13) % open.length]!,
  ]);
  const sight = (rubble: Cell[], smoke: Cell[]) => (i: number) => {
    const [a, b] = pairs[i % pairs.length]!;
    return hasSight(site, rubble, smoke, a, b);
  };
  const rows = {
    'sight, asked for the first time': time(pairs.length, sight([], [])),
    'sight, asked again': time(200_000, sight([], [])),
    'sight with 7 hexes of smoke': time(50_000, sight([], smoke)),
    'sight with 20 walls down and smoke': time(50_000, sight(walls.slice(0, 20), smoke)),
    'reach of a Move (5)': time(5_000, () => reachable(site, crowd, from, 5).count > 1),
    'reach of a Sprint (19)': time(5_000, () => reachable(site, crowd, from, 19).count > 1),
    'wary reach of a Hustle (12)': time(5_000, () => reachable(site, wary, from, 12).count > 1),
    'an NPC walks across the site': time(5_000, () => walkToward(site, crowd, from, target, 4).length > 0),
  };
  for (const [what, micros] of Object.entries(rows)) console.log(`${micros.toFixed(2).padStart(8)} µs  ${what}`);
  expect(walkToward(site, crowd, from, target, 4)).toHaveLength(4);
});

/** Returns microseconds per call. */
function time(calls: number, call: (i: number) => boolean): number {
  const start = performance.now();
  let yes = 0;
  for (let i = 0; i < calls; i++) if (call(i)) yes++;
  const spent = performance.now() - start;
  return yes > calls ? Number.NaN : (spent * 1000) / calls;
}
