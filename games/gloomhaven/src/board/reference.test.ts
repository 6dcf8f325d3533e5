import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Hex, hex } from '@tessera/space';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type BoardFigure, DIFFICULT, groundOf, HAZARDOUS, OBSTACLE, planOf, TRAP } from './board.ts';
import { decide } from './focus.ts';
import type { MonsterAction } from './focusInput.ts';
import { LITERAL_SIGHT } from './sight.ts';
import { nameOf } from './testing/drawnBoard.ts';
import { FocusCases } from './testing/focusCase.ts';

/**
 * Tests against the positions of the reference, when it is beside the repository. The cases in `cases/focus` and
 * `cases/sight` are the same positions in our own format and run everywhere.
 */
const CASES = fileURLToPath(new URL('../../cases/focus', import.meta.url));
const DATA = findReference(CASES);

const Spot = z.tuple([z.int(), z.int()]);
const Runs = z.array(z.tuple([z.int(), z.int(), z.int()]));
const BoardOfReference = z.object({
  id: z.string(),
  cells: Runs,
  wallHexes: z.array(Spot),
  wallEdges: z.array(z.tuple([Spot, Spot])),
});
const SightOfReference = BoardOfReference.extend({
  from: Spot,
  sees: Runs,
  blind: Runs,
  blindOnlyByCornerOnWall: Runs,
});
const FocusOfReference = BoardOfReference.extend({
  obstacles: z.array(Spot),
  traps: z.array(Spot),
  hazardous: z.array(Spot),
  difficult: z.array(Spot),
  active: Spot,
  monsters: z.array(Spot),
  characters: z.array(
    z.object({
      at: Spot,
      initiative: z.int(),
      reach: z.object({ negative: z.int(), moves: z.int() }).nullable(),
      distance: z.int().nullable(),
    }),
  ),
  action: z.object({
    move: z.int(),
    range: z.int(),
    targets: z.int(),
    area: z.object({ includesActive: z.boolean(), hexes: z.array(Spot) }).nullable(),
    flying: z.boolean(),
    jump: z.boolean(),
    muddled: z.boolean(),
  }),
  expected: z.array(z.object({ to: Spot, targets: z.array(Spot), focus: z.array(Spot) })),
});
type FocusOfReference = z.infer<typeof FocusOfReference>;

/** Least movement to a figure on the rim. It is out of sight from one more hex when the rim is a wall (R A.2). */
const HANGS_ON_THE_RIM = new Map([['fc-ba3d5c0', 'm6']]);

describe('positions of the reference', () => {
  if (DATA === undefined) {
    it('the reference is not beside this repository, and the committed cases replace it', () => {
      expect(committed().size).toBe(97);
    });
    return;
  }
  const focusCases = z.array(FocusOfReference).parse(JSON.parse(readFileSync(join(DATA, 'focus-cases.json'), 'utf8')));
  const sightCases = z.array(SightOfReference).parse(JSON.parse(readFileSync(join(DATA, 'los-cases.json'), 'utf8')));

  it('all positions of the reference are among the committed cases', () => {
    expect([...committed()].sort()).toEqual(focusCases.map(({ id }) => id).sort());
  });

  it('focus decisions match the outcomes of the reference', () => {
    expect(focusCases).toHaveLength(97);
    for (const one of focusCases) expect([one.id, ...decided(one)]).toEqual([one.id, ...listed(one)]);
  });

  it('paths and distances match the reference', () => {
    for (const one of nonEmpty(focusCases)) checkWays(one);
  });

  it('lines of sight match the reference', () => {
    expect(sightCases).toHaveLength(60);
    for (const one of sightCases) {
      const plan = planOfReference(one);
      const ground = groundOf(plan, [0], [], LITERAL_SIGHT);
      const from = plan.board.cellOf(hex(...one.from));
      const seen = (runs: z.infer<typeof Runs>) =>
        spots(runs).map(([q, r]) => ground.sight.sees(from, plan.board.cellOf(hex(q, r))));
      expect([one.id, seen(one.sees).includes(false)]).toEqual([one.id, false]);
      expect([one.id, seen([...one.blind, ...one.blindOnlyByCornerOnWall]).includes(true)]).toEqual([one.id, false]);
    }
  });
});

function decided(one: FocusOfReference): string[] {
  const { decision, nameAt } = play(one);
  const outcomes = decision.outcomes.map(
    ({ focus, to, targets }) =>
      `${nameAt(focus.cell)}: ${nameAt(to)} [${targets.map(({ cell }) => nameAt(cell)).sort()}]`,
  );
  return outcomes.sort();
}

function listed({ expected }: FocusOfReference): string[] {
  const name = (spot: z.infer<typeof Spot>) => nameOf(hex(...spot));
  const outcomes = expected.flatMap(({ to, targets, focus }) =>
    focus.map((whom) => `${name(whom)}: ${name(to)} [${targets.map(name).sort()}]`),
  );
  return outcomes.sort();
}

// A path through traps is known only when no enemy can be reached without.
function checkWays(one: FocusOfReference): void {
  const { decision, nameAt } = play(one);
  for (const { enemy, way, range } of decision.candidates) {
    const name = nameAt(enemy.cell);
    const facts = one.characters.find(({ at }) => nameOf(hex(...at)) === name)!;
    if (HANGS_ON_THE_RIM.get(one.id) !== name) {
      const isKnown = facts.reach !== null && (decision.care === 'fewest' || facts.reach.negative === 0);
      const expected = isKnown ? { negatives: facts.reach?.negative, points: facts.reach?.moves } : {};
      expect([one.id, name, way ?? {}]).toMatchObject([one.id, name, expected]);
      expect(way !== undefined).toBe(isKnown);
    }
    expect([one.id, name, range]).toEqual([one.id, name, facts.distance]);
  }
}

function play(one: FocusOfReference) {
  const plan = planOfReference(one);
  const cellAt = (spot: z.infer<typeof Spot>) => plan.board.cellOf(hex(...spot));
  const overlays = new Uint8Array(plan.board.size);
  for (const spot of one.obstacles) overlays[cellAt(spot)]! |= OBSTACLE;
  for (const spot of one.traps) overlays[cellAt(spot)]! |= TRAP;
  for (const spot of one.hazardous) overlays[cellAt(spot)]! |= HAZARDOUS;
  for (const spot of one.difficult) overlays[cellAt(spot)]! |= DIFFICULT;
  const monster: BoardFigure = { id: 0, cell: cellAt(one.active), side: 'monsters', kind: 'normal', initiative: 0 };
  const figures = [
    monster,
    ...one.monsters.map((spot, i): BoardFigure => ({ ...monster, id: 100 + i, cell: cellAt(spot) })),
    ...one.characters.map(
      ({ at, initiative }, i): BoardFigure => ({
        id: 1 + i,
        cell: cellAt(at),
        side: 'party',
        kind: 'hero',
        initiative,
      }),
    ),
  ];
  const decision = decide({ ground: groundOf(plan, [0], []), overlays, figures }, monster, actionOf(one));
  return { decision, nameAt: (cell: number) => nameOf(plan.board.hexOf(cell)) };
}

function actionOf({ action }: FocusOfReference): MonsterAction {
  const { move, range, targets, area, muddled } = action;
  const gait = action.flying ? 'fly' : action.jump ? 'jump' : 'walk';
  if (targets === 0) return { move, gait, muddled };
  const line = { range, targets };
  if (area === null) return { move, gait, muddled, attack: line };
  const hexes: Hex[] = area.hexes.map((spot) => hex(...spot));
  return { move, gait, muddled, attack: { ...line, area: { own: area.includesActive, hexes } } };
}

function planOfReference({ cells, wallHexes, wallEdges }: z.infer<typeof BoardOfReference>) {
  const walls = new Set(wallHexes.map(String));
  const { board } = planOf(
    spots(cells)
      .filter((spot) => !walls.has(String(spot)))
      .map((spot) => hex(...spot)),
  );
  const pairs = wallEdges.map(([a, b]) => [board.find(hex(...a)), board.find(hex(...b))] as const);
  return planOf(board.hexes, { wallLines: pairs.filter(([a, b]) => a >= 0 && b >= 0) });
}

function spots(runs: z.infer<typeof Runs>): [number, number][] {
  return runs.flatMap(([q, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i): [number, number] => [q, first + i]),
  );
}

function committed(): Set<string> {
  const files = readdirSync(CASES).map((file) => FocusCases.parse(JSON.parse(readFileSync(join(CASES, file), 'utf8'))));
  return new Set(files.flatMap(({ focusCases }) => focusCases.flatMap(({ reference }) => reference ?? [])));
}

/** Returns `shared/reference` beside the repository or beside one of its parent folders. */
function findReference(from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const data = join(folder, 'shared/reference/gloomhaven/data');
    if (existsSync(data)) return data;
  }
  return undefined;
}
