import type { Json, Reason } from '@tessera/kernel';
import type { Cell } from '@tessera/space';
import { areEnemies, type BoardFigure, NEGATIVE, type Position } from './board.ts';
import { type FocusRule, movesFor, OFFICIAL_FOCUS, sceneOf } from './focus.ts';
import type { FocusInput, MonsterAction } from './focusInput.ts';
import {
  approaches,
  attackHexes,
  compareHexes,
  HEX_TESTS,
  type HexTest,
  type WeighedHex,
  weighHexes,
} from './focusMove.ts';
import { type Candidate, candidatesFor, compareCandidates, FOCUS_ORDER, type FocusTest } from './focusPath.ts';
import { pointsOf, search } from './movement.ts';

/**
 * Explains a monster's decision step by step: the candidates and the cost of each path, the test that each enemy
 * failed, the chosen hex and the flaws of the others. Figures appear by id and hexes by cell; the texts are in
 * `texts/<language>/focus.ts`.
 */
export function explainFocus(
  position: Position,
  monster: BoardFigure,
  action: MonsterAction,
  focusRule: FocusRule = OFFICIAL_FOCUS,
): Reason[] {
  const through = pointsThroughNegatives(position, monster, action);
  const scene = sceneOf(position, monster, action, focusRule);
  const hidden = position.figures.filter((figure) => areEnemies(monster, figure) && figure.invisible);
  const seen = hidden.map((figure) => reason('focus-invisible', { target: figure.id }));
  const found = scene.candidates.map((candidate) => explainCandidate(candidate, through.get(candidate.enemy.id)));
  const first = { ...reason('focus-candidates', { monster: monster.id }, found.length), reasons: [...found, ...seen] };
  if (scene.focuses.length === 0) return [first, reason('focus-none', { monster: monster.id })];
  return [
    first,
    ...(scene.rule.care === 'fewest' && focusRule.mode === 'official' ? [reason('focus-no-clean-way')] : []),
    ...explainTests(scene, focusRule),
    ...scene.focuses.flatMap((focus) => explainMove(scene, focus)),
  ];
}

function explainCandidate({ enemy, way, range }: Candidate, through: number | undefined): Reason {
  if (way === undefined) return reason('focus-no-way', { target: enemy.id });
  return {
    ...reason('focus-candidate', { target: enemy.id }),
    reasons: [
      ...(way.negatives > 0 ? [reason('focus-way-negatives', {}, way.negatives)] : []),
      reason('focus-way', { hex: way.to }, way.points),
      ...(way.negatives === 0 && through !== undefined && through < way.points
        ? [reason('focus-way-avoids', {}, through)]
        : []),
      reason('focus-range', {}, range),
      reason('focus-initiative', {}, enemy.initiative),
    ],
  };
}

/** Returns the distance to each enemy for a figure that ignores traps and hazardous hexes. */
function pointsThroughNegatives(position: Position, monster: BoardFigure, action: MonsterAction): Map<number, number> {
  if (!position.overlays.some((overlay) => (overlay & NEGATIVE) !== 0)) return new Map();
  const { enemies, field } = sceneOf(position, monster, action);
  const reach = search(position, monster, { gait: action.gait, care: 'none' });
  const found = candidatesFor(position.ground, monster, enemies, reach, field, action.move);
  return new Map(found.flatMap(({ enemy, way }) => (way === undefined ? [] : [[enemy.id, way.points]])));
}

/**
 * Explains the tests in order, each with the enemies it kept and eliminated, until one enemy is left or all are tied.
 */
function explainTests({ candidates, focuses }: FocusInput, { mode }: FocusRule): Reason[] {
  let left = candidates.filter(({ way }) => way !== undefined);
  const trace: Reason[] = [];
  for (const test of FOCUS_ORDER[mode]) {
    const best = left.filter((one) => compareCandidates(one, left[0]!, [test]) === 0);
    const out = left.filter((one) => !best.includes(one));
    if (left.length > 1) trace.push(explainTest(test, best, out));
    left = best;
  }
  const targets = focuses.map(({ enemy }) => enemy.id);
  const isTied = targets.length > 1;
  return [...trace, isTied ? reason('focus-tied', { targets }) : reason('focus-chosen', { target: targets[0]! })];
}

function explainTest(test: FocusTest, best: readonly Candidate[], out: readonly Candidate[]): Reason {
  const targets = best.map(({ enemy }) => enemy.id);
  const value = VALUES[test](best[0]!);
  if (out.length === 0) return reason(`focus-same-${test}`, { targets }, value);
  const lost = out.map((one) => reason('focus-loses', { target: one.enemy.id }, VALUES[test](one)));
  return { ...reason(`focus-by-${test}`, { targets }, value), reasons: lost };
}

const VALUES: Readonly<Record<FocusTest, (candidate: Candidate) => number>> = {
  now: ({ way }) => (way?.now ? 1 : 0),
  negatives: ({ way }) => way?.negatives ?? 0,
  points: ({ way }) => way?.points ?? 0,
  range: ({ range }) => range,
  initiative: ({ enemy }) => enemy.initiative,
};

function explainMove(scene: FocusInput, focus: Candidate): Reason[] {
  const target = focus.enemy.id;
  const goals = attackHexes(scene, focus);
  const weighed = weighHexes(scene, focus);
  const goalCells = new Set(goals.hexes.map(({ to }) => to));
  const losers = explainLosers(weighed, goalCells);
  if (!goals.now) {
    return [...goalCells].map((goal) => ({
      ...reason('move-towards', { target, goal }, weighed.find(({ cell }) => cell === goal)?.points),
      reasons: [...approaches(scene, goal).map((to) => explainApproach(scene, to, goal)), ...losers],
    }));
  }
  return movesFor(scene, focus).map(({ to, group }) => {
    const targets = scene.enemies.filter((_, i) => (group >> i) & 1).map(({ id }) => id);
    const code = to === scene.monster.cell ? 'move-stay' : 'move-to';
    const strikes = scene.action.attack === undefined ? reason('move-no-attack') : reason('move-targets', { targets });
    return { ...reason(code, { target, hex: to }, pointsAt(scene, to)), reasons: [strikes, ...losers] };
  });
}

function explainApproach(scene: FocusInput, to: Cell, goal: Cell): Reason {
  if (to === scene.monster.cell) return reason('move-no-nearer', { goal });
  return reason('move-approach', { hex: to, goal }, pointsAt(scene, to));
}

/** Explains the other hexes from which the focus can be attacked, by the first test that they fail against the best. */
function explainLosers(weighed: readonly WeighedHex[], chosen: ReadonlySet<Cell>): Reason[] {
  const best = weighed.reduce((a, b) => (compareHexes(b, a) < 0 ? b : a));
  const lost = new Map<HexTest | 'companions', Cell[]>();
  for (const one of weighed) {
    if (chosen.has(one.cell)) continue;
    const test = HEX_TESTS.find((name) => one[name] !== best[name]) ?? 'companions';
    lost.set(test, [...(lost.get(test) ?? []), one.cell]);
  }
  return [...HEX_TESTS, 'companions' as const].flatMap((test) => {
    const hexes = lost.get(test)?.sort((a, b) => a - b);
    return hexes === undefined ? [] : [reason(`hex-loses-${test}`, { hexes }, hexes.length)];
  });
}

function pointsAt({ reach }: FocusInput, cell: Cell): number {
  return pointsOf(reach.costs[cell]!);
}

function reason(code: string, params: Readonly<Record<string, Json>> = {}, value?: Json): Reason {
  return {
    code,
    ...(Object.keys(params).length > 0 && { params }),
    ...(value !== undefined && { value }),
  };
}
