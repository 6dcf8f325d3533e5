import type { Cell, Reach } from '@tessera/space';
import { type AreaAttack, AttackField, isRanged, MAX_ENEMIES } from './areaAttack.ts';
import { areEnemies, type BoardFigure, NEGATIVE, type Position } from './board.ts';
import type { FocusInput, MonsterAction } from './focusInput.ts';
import { approaches, attackHexes } from './focusMove.ts';
import {
  type Candidate,
  candidatesFor,
  compareCandidates,
  compareInitiative,
  FOCUS_ORDER,
  type FocusMode,
} from './focusPath.ts';
import { type Care, cheapestWays, type MoveRule, search } from './movement.ts';
import { bestGroups, mostTargets } from './targetGroups.ts';

/** Variants of the focus rules. */
export interface FocusRule {
  readonly mode: FocusMode;
  /** Possible focuses: every enemy figure, or characters only (ruling 121). */
  readonly candidates: 'enemies' | 'characters';
}

/** The rulebook's rule. */
export const OFFICIAL_FOCUS: FocusRule = { mode: 'official', candidates: 'enemies' };

/** One legal turn: the destination and the targets of the monster. */
export interface Outcome {
  readonly focus: BoardFigure;
  readonly to: Cell;
  /** The possible paths as the cells entered; several when they cross different traps. */
  readonly ways: readonly (readonly Cell[])[];
  /** The targets from there, including the focus; empty when the attack is not possible this turn. */
  readonly targets: readonly BoardFigure[];
}

/** The decision of a monster. The players choose among several outcomes. */
export interface Decision {
  /** Every enemy that it can see, the focus first. */
  readonly candidates: readonly Candidate[];
  /** The equally good focuses; empty when no enemy can be reached. */
  readonly focuses: readonly BoardFigure[];
  readonly outcomes: readonly Outcome[];
  /** Whether it had to count traps and hazardous hexes because no path avoids them. */
  readonly care: Care;
}

const MELEE: AreaAttack = { range: 0, targets: 1 };

/**
 * Decides a monster's focus, movement and targets by the full rules, and those of a summon likewise. R 13.4 to 13.6. A
 * focus settled when the turn began (`chosen`) stays while there is a path to it.
 */
export function decide(
  position: Position,
  monster: BoardFigure,
  action: MonsterAction,
  focusRule: FocusRule = OFFICIAL_FOCUS,
  chosen?: number,
): Decision {
  const scene = sceneOf(position, monster, action, focusRule);
  const { candidates, rule } = scene;
  const settled = candidates.filter(({ enemy, way }) => enemy.id === chosen && way !== undefined);
  const focuses = settled.length > 0 ? settled : scene.focuses;
  const outcomes: Outcome[] = [];
  for (const focus of focuses) {
    for (const { to, group } of movesFor(scene, focus).sort((a, b) => a.to - b.to)) {
      const targets = action.attack === undefined ? [] : membersOf(scene, group);
      outcomes.push({ focus: focus.enemy, to, ways: cheapestWays(position, to, rule), targets });
    }
  }
  return { candidates, focuses: focuses.map(({ enemy }) => enemy), outcomes, care: rule.care };
}

/** Returns the focus and its candidates. The next search on this ground overwrites the reach in it. */
export function sceneOf(
  position: Position,
  monster: BoardFigure,
  action: MonsterAction,
  focusRule: FocusRule = OFFICIAL_FOCUS,
): FocusInput {
  const attack = action.attack ?? MELEE;
  const { enemies, ranks } = rankedEnemies(position, monster);
  const field = new AttackField(position.ground, enemies, attack);
  const attempt = (care: Care): Attempt => {
    const rule: MoveRule = { gait: action.gait, care };
    const reach = search(position, monster, rule);
    const candidates = candidatesFor(position.ground, monster, enemies, reach, field, action.move);
    return { rule, reach, candidates: candidates.filter(({ enemy }) => mayFocus(enemy, focusRule)) };
  };
  const found = focusRule.mode === 'spec' ? attemptAsSpecified(position, attempt) : attemptOfficially(attempt);
  const order = FOCUS_ORDER[focusRule.mode];
  const candidates = found.candidates.toSorted((a, b) => compareCandidates(a, b, order));
  const [first] = candidates;
  const focuses = candidates.filter((one) => first?.way && compareCandidates(first, one, order) === 0);
  const mindsAdjacent = isRanged(attack) && !action.muddled;
  return { position, monster, action, enemies, ranks, field, ...found, candidates, focuses, mindsAdjacent };
}

function mayFocus({ kind, side }: BoardFigure, { candidates }: FocusRule): boolean {
  return candidates === 'enemies' || side !== 'party' || kind === 'hero';
}

interface Attempt {
  readonly rule: MoveRule;
  readonly reach: Reach;
  readonly candidates: Candidate[];
}

// R 13.4: negative hexes are obstacles unless no enemy can be attacked that way.
function attemptOfficially(attempt: (care: Care) => Attempt): Attempt {
  const clean = attempt('avoid');
  return clean.candidates.some(({ way }) => way !== undefined) ? clean : attempt('fewest');
}

// Ruling 80: the focus is the enemy at the end of the shortest path, and negative hexes only break ties. The move
// itself still enters as few of them as possible.
function attemptAsSpecified({ overlays }: Position, attempt: (care: Care) => Attempt): Attempt {
  const { reach, candidates } = attempt('none');
  const counted = candidates.map(({ way, ...rest }): Candidate => {
    if (way === undefined) return { ...rest, way };
    const negatives = reach.pathTo(way.to).filter((cell, i) => i > 0 && (overlays[cell]! & NEGATIVE) !== 0).length;
    return { ...rest, way: { ...way, negatives } };
  });
  return { ...attempt('fewest'), candidates: counted };
}

/**
 * Returns the targets of a further attack line from the monster's hex: the focus again if possible, otherwise others in
 * focus order (R 13.6). Each group is one legal choice; empty when no enemy is in reach.
 */
export function attackFrom(
  position: Position,
  monster: BoardFigure,
  attack: AreaAttack,
  focus: BoardFigure | undefined,
  focusRule: FocusRule = OFFICIAL_FOCUS,
): BoardFigure[][] {
  const scene = sceneOf(position, monster, { move: 0, gait: 'walk', attack }, focusRule);
  const again = scene.candidates.filter(({ enemy }) => enemy.id === focus?.id);
  for (const { index } of [...again, ...scene.candidates]) {
    const size = mostTargets(scene.field, monster.cell, 1 << index);
    if (size === 0) continue;
    return bestGroups(scene.field, monster.cell, 1 << index, size, scene.ranks).map((group) => membersOf(scene, group));
  }
  return [];
}

function membersOf({ enemies }: FocusInput, group: number): BoardFigure[] {
  return enemies.filter((_, i) => (group >> i) & 1);
}

/**
 * Returns the legal ends of the move for a focus, each with the group attacked from there; empty while it is out of
 * reach.
 */
export function movesFor(scene: FocusInput, focus: Candidate): { to: Cell; group: number }[] {
  const goals = attackHexes(scene, focus);
  if (goals.now) return goals.hexes;
  const ends = new Set<Cell>();
  for (const goal of new Set(goals.hexes.map(({ to }) => to))) for (const end of approaches(scene, goal)) ends.add(end);
  return [...ends].map((to) => ({ to, group: 0 }));
}

/** R 13.6: further targets are ranked by distance from the monster, then by initiative. */
function rankedEnemies(
  { ground, figures }: Position,
  monster: BoardFigure,
): { enemies: BoardFigure[]; ranks: Uint8Array } {
  const far = (figure: BoardFigure) => ground.range(monster.cell, figure.cell);
  const compare = (a: BoardFigure, b: BoardFigure) => far(a) - far(b) || compareInitiative(a, b);
  const enemies = figures
    .filter((figure) => areEnemies(monster, figure) && !figure.invisible)
    .sort(compare)
    .slice(0, MAX_ENEMIES);
  const ranks = new Uint8Array(enemies.length);
  for (let i = 1; i < enemies.length; i++) {
    ranks[i] = ranks[i - 1]! + (compare(enemies[i - 1]!, enemies[i]!) === 0 ? 0 : 1);
  }
  return { enemies, ranks };
}
