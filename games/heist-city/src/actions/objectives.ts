import { type Refusal, refuse } from '@tessera/kernel';
import { actionOf } from '../content/index.ts';
import { type Cell, distance, type Site, siteOf } from '../map/site.ts';
import type { ActionOf, Thing } from '../state/action.ts';
import type { Log } from '../state/events.ts';
import { outOfRange } from '../state/refusals.ts';
import type { State, View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { freeSlots, newItem, slotLimit, slotsTaken } from '../units/inventory.ts';
import { cellOf } from '../units/units.ts';
import { itemInHand } from '../weapons/weapons.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';

type PickUp = ActionOf<'pick-up'>;

const { range: REACH = 1 } = actionOf('pick-up');

/** Picking things up and dropping them. R 12.1, 12.5 */
export const objectives = {
  'pick-up': ruleOf<'pick-up'>('pick-up', {
    options(state, actor) {
      const options: ActionOf<'pick-up'>[] = [];
      for (const what of thingsAtHand(state, actor)) {
        const action: PickUp = { type: 'pick-up', what };
        const ways = hasRoom(state, actor, 'drop' in what, undefined)
          ? [action]
          : thingsOf(state, actor).map((leave) => ({ ...action, leave }));
        for (const way of ways) if (refusePickUp(state, actor, way) === undefined) options.push(way);
      }
      return options;
    },
    refuse: refusePickUp,
    play(state, actor, { what, leave }, { log }) {
      const character = state.characters[actor]!;
      const gear = 'gear' in what ? state.gear[what.gear]! : undefined;
      if (leave) putDown(state, actor, leave, log);
      if ('drop' in what) {
        state.drops[what.drop]!.cell = -1;
        character.carries.push(what.drop);
        log({ type: 'picked-up', unit: actor, drop: what.drop });
      } else if (gear) {
        const { item, known, loaded, uses } = gear;
        if (!known) state.read.push(item);
        state.gear.splice(what.gear, 1);
        character.items.push(known ? { item, loaded, uses, found: true } : { ...newItem(state, item), found: true });
        log({ type: 'picked-up', unit: actor, item });
      }
      return undefined;
    },
  }),

  drop: ruleOf<'drop'>('drop-item', {
    options: (state, actor) => thingsOf(state, actor).map((what) => ({ type: 'drop', what })),
    refuse: (state, actor, { what }) => refuseThing(state, actor, what),
    play(state, actor, { what }, { log }) {
      putDown(state, actor, what, log);
      return undefined;
    },
  }),
} satisfies ActionRules<'pick-up' | 'drop'>;

/** Returns everything a character could drop. */
function thingsOf(state: View, unit: number): Thing[] {
  const { items, carries } = state.characters[unit]!;
  const ids = new Set(items.map(({ item }) => item));
  return [...[...ids].map((item) => ({ item })), ...carries.map((drop) => ({ drop }))];
}

function refusePickUp(state: View, actor: number, { what, leave }: PickUp): Refusal | undefined {
  const thing = 'drop' in what ? state.drops[what.drop] : state.gear[what.gear];
  if (!thing || thing.cell < 0) return refuse('no-target', { action: 'pick-up' });
  const far = distance(siteOf(state.map), cellOf(state, actor), thing.cell);
  if (far > REACH) return outOfRange(REACH, far);
  if (leave) {
    const reason = refuseThing(state, actor, leave);
    if (reason) return reason;
  }
  return hasRoom(state, actor, 'drop' in what, leave)
    ? undefined
    : refuse('no-room', { slots: slotLimit(state, actor) });
}

/** Returns whether a thing fits after another is left behind. R 12.1 */
function hasRoom(state: View, unit: number, isDrop: boolean, leave: Thing | undefined): boolean {
  const isFree = hasVariant(state, 'carry-free');
  if (isDrop && isFree) return true;
  if (leave === undefined) return freeSlots(state, unit) > 0;
  if ('drop' in leave) return freeSlots(state, unit) + (isFree ? 0 : 1) > 0;
  // The left thing may be the one that added a slot.
  const { items } = state.characters[unit]!;
  const left = items.findIndex(({ item }) => item === leave.item);
  const without = { ...state.characters[unit]!, items: items.toSpliced(left, 1) };
  const after: View = { ...state, characters: state.characters.with(unit, without) };
  return slotLimit(after, unit) > slotsTaken(after, unit);
}

function refuseThing(state: View, unit: number, what: Thing): Refusal | undefined {
  const { carries, items } = state.characters[unit]!;
  if ('drop' in what)
    return carries.includes(what.drop) ? undefined : refuse('not-carrying', { item: { drop: what.drop } });
  return items.some(({ item }) => item === what.item) ? undefined : refuse('not-carrying', { item: what.item });
}

function putDown(state: State, unit: number, what: Thing, log: Log): void {
  const character = state.characters[unit]!;
  const { cell } = character;
  if ('drop' in what) {
    character.carries = character.carries.filter((drop) => drop !== what.drop);
    state.drops[what.drop]!.cell = cell;
    log({ type: 'put-down', unit, drop: what.drop });
    return;
  }
  const item = itemInHand(state, unit, what.item)!;
  character.items.splice(character.items.indexOf(item), 1);
  state.gear.push({ item: item.item, known: true, cell, loaded: item.loaded, uses: item.uses });
  log({ type: 'put-down', unit, item: item.item });
}

function thingsAtHand(state: View, actor: number): PickUp['what'][] {
  const { drops, gear } = state;
  const site = siteOf(state.map);
  const from = cellOf(state, actor);
  const found: PickUp['what'][] = [];
  for (let drop = 0; drop < drops.length; drop++) {
    if (isNear(site, from, drops[drop]!.cell)) found.push({ drop });
  }
  for (let i = 0; i < gear.length; i++) if (isNear(site, from, gear[i]!.cell)) found.push({ gear: i });
  return found;
}

function isNear(site: Site, from: Cell, cell: Cell): boolean {
  return cell >= 0 && distance(site, from, cell) <= REACH;
}
