import type { Cell, Gait, Reach } from '@tessera/space';
import { type Attack, AttackField, isRanged, MOST_ENEMIES } from './areaAttack.ts';
import { areEnemies, type Figure, type Position } from './board.ts';
import { approaches, attackHexes } from './focusMove.ts';
import { type Candidate, candidatesFor, compareInitiative, decideBetween } from './focusPath.ts';
import { type Care, type MoveRule, search } from './movement.ts';

/** What a monster's card lets it do this turn, with its stats and conditions worked in. */
export interface MonsterAction {
  /** Movement points: 0 without a move line and for an immobilized monster. */
  readonly move: number;
  readonly gait: Gait;
  /** Absent without an attack line and for a disarmed monster: it then moves as for a melee attack. R 13.4 */
  readonly attack?: Attack;
  /** It has disadvantage wherever it stands, so it does not move to lose it. */
  readonly muddled?: boolean;
}

/** One legal turn: where the monster goes and whom it attacks. */
export interface Outcome {
  readonly focus: Figure;
  readonly to: Cell;
  /** The cells it enters. */
  readonly path: readonly Cell[];
  /** Whom it attacks from there, the focus among them; nobody where the attack is not possible this turn. */
  readonly targets: readonly Figure[];
}

/** What a monster does. Where several outcomes are left, the players choose. */
export interface Decision {
  /** Every enemy it could see, the focus first. */
  readonly candidates: readonly Candidate[];
  /** The equally good focuses; none where there is no way to anyone. */
  readonly focuses: readonly Figure[];
  readonly outcomes: readonly Outcome[];
  /** Whether it had to count traps and hazardous hexes because there is no way without. */
  readonly care: Care;
}

const MELEE: Attack = { range: 0, targets: 1 };

/** A monster's focus, movement and targets by the full rules. R 13.4 to 13.6; a summon is decided for the same way. */
export function decide(position: Position, monster: Figure, action: MonsterAction): Decision {
  const scene = sceneOf(position, monster, action);
  const { candidates, focuses, reach, rule } = scene;
  const outcomes: Outcome[] = [];
  for (const focus of focuses) {
    for (const { to, group } of movesFor(scene, focus)) {
      const targets = action.attack === undefined ? [] : scene.enemies.filter((_, i) => (group >> i) & 1);
      outcomes.push({ focus: focus.enemy, to, path: reach.pathTo(to).slice(1), targets });
    }
  }
  return { candidates, focuses: focuses.map(({ enemy }) => enemy), outcomes, care: rule.care };
}

/** All that a decision is made from. */
export interface Scene {
  readonly position: Position;
  readonly monster: Figure;
  readonly action: MonsterAction;
  /** The enemies it can see, best ranked companions first; bit i of a mask is the i-th. */
  readonly enemies: readonly Figure[];
  readonly ranks: Uint8Array;
  readonly field: AttackField;
  readonly rule: MoveRule;
  readonly reach: Reach;
  readonly candidates: readonly Candidate[];
  readonly focuses: readonly Candidate[];
  /** Whether an attack on an adjacent enemy has a disadvantage that the monster minds. */
  readonly mindsAdjacent: boolean;
}

/** The focus and what it was chosen from. The reach in it is overwritten by the next search on this ground. */
export function sceneOf(position: Position, monster: Figure, action: MonsterAction): Scene {
  const { ground } = position;
  const attack = action.attack ?? MELEE;
  const { enemies, ranks } = rankedEnemies(position, monster);
  const field = new AttackField(ground, enemies, attack);
  const attempt = (care: Care) => {
    const rule: MoveRule = { gait: action.gait, care };
    const reach = search(position, monster, rule);
    return { rule, reach, candidates: candidatesFor(ground, monster, enemies, reach, field) };
  };
  // R 13.4: negative hexes are obstacles, unless nobody at all can be attacked that way.
  let found = attempt('avoid');
  if (found.candidates.every(({ way }) => way === undefined)) found = attempt('fewest');
  const candidates = found.candidates.sort(byFocus);
  const [first] = candidates;
  const focuses = first?.way === undefined ? [] : candidates.filter((one) => one.way && !decideBetween(first, one));
  const mindsAdjacent = isRanged(attack) && !action.muddled;
  return { position, monster, action, enemies, ranks, field, ...found, candidates, focuses, mindsAdjacent };
}

/** The legal ends of the move for a focus, each with the group attacked from there: none while it is out of reach. */
function movesFor(scene: Scene, focus: Candidate): { to: Cell; group: number }[] {
  const goals = attackHexes(scene, focus);
  if (goals.now) return goals.hexes;
  const ends = new Set<Cell>();
  for (const goal of new Set(goals.hexes.map(({ to }) => to))) for (const end of approaches(scene, goal)) ends.add(end);
  return [...ends].map((to) => ({ to, group: 0 }));
}

/** R 13.6: further targets are ranked by distance from the monster, then by initiative. */
function rankedEnemies({ ground, figures }: Position, monster: Figure): { enemies: Figure[]; ranks: Uint8Array } {
  const far = (figure: Figure) => ground.range(monster.cell, figure.cell);
  const compare = (a: Figure, b: Figure) => far(a) - far(b) || compareInitiative(a, b);
  const enemies = figures
    .filter((figure) => areEnemies(monster, figure) && !figure.invisible)
    .sort(compare)
    .slice(0, MOST_ENEMIES);
  const ranks = new Uint8Array(enemies.length);
  for (let i = 1; i < enemies.length; i++) {
    ranks[i] = ranks[i - 1]! + (compare(enemies[i - 1]!, enemies[i]!) === 0 ? 0 : 1);
  }
  return { enemies, ranks };
}

function byFocus(a: Candidate, b: Candidate): number {
  if (a.way === undefined || b.way === undefined) return Number(a.way === undefined) - Number(b.way === undefined);
  return decideBetween(a, b)?.order ?? 0;
}
