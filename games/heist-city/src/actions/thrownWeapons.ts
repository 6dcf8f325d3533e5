import { type Next, type Refusal, refuse } from '@tessera/kernel';
import { type ItemRecord, itemOf } from '../content/index.ts';
import { blastCells, blastRadius, cellsWithin } from '../map/blast.ts';
import { byCellFor } from '../map/sharedActions.ts';
import { type Cell, distance, isBreakable, siteOf } from '../map/site.ts';
import { rollFor, takeRolls } from '../rolls/reroll.ts';
import type { ActionOf } from '../state/action.ts';
import type { Log } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { outOfRange } from '../state/refusals.ts';
import type { Rule, State, View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { areaTurns } from '../units/turnStructure.ts';
import { cellOf, unitsWithin } from '../units/units.ts';
import { resolveAttackRoll } from '../weapons/combat.ts';
import { declareAttack, stanceNow } from '../weapons/targetNumber.ts';
import { armsOf, itemInHand, knownItem, refuseSight, refuseWeapon, sees } from '../weapons/weapons.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';

type ThrownItem = Extract<ItemRecord, { type: 'thrown' }>;

/** Thrown items: aimed at a hex, they hit every unit around it. R 9.6, 14.3 */
export const thrownWeaponRule = {
  throw: ruleOf<'throw'>('throw', {
    options(state, actor) {
      const options: ActionOf<'throw'>[] = [];
      const from = cellOf(state, actor);
      const site = siteOf(state.map);
      for (const id of armsOf(state, actor)) {
        const item = thrownItem(id);
        if (!item || refuseWeapon(state, actor, id)) continue;
        const kinds = item.skills.map((skill) => throwActions(site, `${id} ${skill}`));
        for (const cell of cellsWithin(site, from, item.range)) {
          if (sees(state, from, cell)) for (const actions of kinds) options.push(actions[cell]!);
        }
      }
      return options;
    },
    refuse: refuseThrow,
    play(state, actor, { item: id, cell, using }, { log }) {
      const item = itemOf(id) as ThrownItem;
      const attack = declareAttack(state, actor, -1, id, 'blast', { skill: using ?? 'BS' });
      state.attack = { ...attack, reach: item.range, made: 0, left: 1, hits: 0, push: 0, pull: 0 };
      expend(state, actor, id);
      log({ type: 'threw', unit: actor, item: id, cell });
      // An item without damage cannot miss. R 9.6
      const after: Next<Frame> = item.damage === 0 ? land(state, item, cell, log) : [{ at: 'blast', cell }];
      return [...(item.damage === 0 ? [] : [rollFor(actor, 'attack')]), ...after, { at: 'attack.end' }];
    },
  }),
} satisfies ActionRules<'throw'>;

export const blastSteps = {
  blast(state, { cell }, { log }) {
    const attack = state.attack!;
    const [roll] = takeRolls(state);
    const { hit, targetNumber: number } = resolveAttackRoll(state, attack, roll!);
    attack.made++;
    const { attacker: unit, weapon } = attack;
    log({ type: hit ? 'hit' : 'missed', unit, target: -1, total: roll!.total, number });
    if (!hit) return undefined;
    attack.hits++;
    return land(state, itemOf(weapon) as ThrownItem, cell, log);
  },

  'blast.ground'(state, { item, cell }) {
    layArea(state, itemOf(item) as ThrownItem, cell);
    return undefined;
  },
} satisfies Rule<'blast' | 'blast.ground'>;

/** Keys of items and skills: an item that may be rolled with charm can be thrown in two ways. */
const throwActions = byCellFor((key: string, cell): ActionOf<'throw'> => {
  const [item, skill] = key.split(' ') as [string, string];
  return skill === 'C' ? { type: 'throw', item, cell, using: 'C' } : { type: 'throw', item, cell };
});

function refuseThrow(
  state: View,
  actor: number,
  { item: id, cell, using = 'BS' }: ActionOf<'throw'>,
): Refusal | undefined {
  const item = thrownItem(id);
  const site = siteOf(state.map);
  if (!item) return refuse('not-throwable', { item: id });
  const reason = refuseWeapon(state, actor, id);
  if (reason) return reason;
  if (!item.skills.includes(using)) return refuse('wrong-skill', { item: id, skill: using });
  if (!(cell < site.size)) return refuse('no-target', { action: 'throw' });
  const from = cellOf(state, actor);
  const far = distance(site, from, cell);
  if (far > item.range) return outOfRange(item.range, far);
  return refuseSight(state, from, cell);
}

function thrownItem(id: string): ThrownItem | undefined {
  const item = knownItem(id);
  return item?.type === 'thrown' ? item : undefined;
}

/** Resolves the landing: walls fall, the ground changes, and every unit in the area saves. R 9.6, 14.3 */
function land(state: State, item: ThrownItem, cell: Cell, log: Log): Frame[] {
  const { id, size, damage, effect } = item;
  const cells = blastCells(siteOf(state.map), cell, size, state.variants);
  log({ type: 'blast', item: id, cells });
  if (effect.kind === 'blast' && effect.breaksWalls) breakWalls(state, cells, log);
  // C26: armour does not work in the blast that disables it, unless a variant applies the damage first.
  const isLate = damage > 0 && hasVariant(state, 'shock-after-damage');
  if (!isLate) layArea(state, item, cell);
  if (damage === 0) return [];
  const saves = unitsWithin(state, cell, blastRadius(size, state.variants)).map(
    (unit): Frame => ({ at: 'save', unit, damage, stance: stanceNow(state, unit), cover: false }),
  );
  return isLate ? [...saves, { at: 'blast.ground', item: id, cell }] : saves;
}

/** Adds smoke, shock or freeze to the ground. R 14.3 */
function layArea(state: State, { size, effect }: ThrownItem, cell: Cell): void {
  if (effect.kind === 'blast') return;
  const cells = blastCells(siteOf(state.map), cell, size, state.variants);
  state.areas.push({ effect: effect.kind, cells, turns: areaTurns(state) });
}

/** Destroys the breakable walls among these cells. */
export function breakWalls(state: State, cells: readonly Cell[], log: Log): void {
  const site = siteOf(state.map);
  const fallen = cells.filter((cell) => isBreakable(site, state.rubble, cell));
  if (fallen.length === 0) return;
  state.rubble.push(...fallen);
  log({ type: 'wall-fell', cells: fallen });
}

/** Uses an item once; the last use removes it. R 3.7 */
export function expend(state: State, unit: number, id: string): void {
  const { items } = state.characters[unit]!;
  const item = itemInHand(state, unit, id)!;
  if (item.uses > 1) item.uses--;
  else if (item.uses === 1) items.splice(items.indexOf(item), 1);
}
