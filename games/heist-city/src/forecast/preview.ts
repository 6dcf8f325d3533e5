import type { Reason, Seat } from '@tessera/kernel';
import { getRemainingSlots, isSlotAction, slotsOf } from '../actions/actions.ts';
import { checkOf, checkReasons, pCheck } from '../dice/checks.ts';
import { pHit } from '../dice/dice.ts';
import { blastCells, blastRadius } from '../map/blast.ts';
import { type Cell, siteOf } from '../map/site.ts';
import { distanceOf, pathOf, type Walk } from '../movement/walk.ts';
import type { Action, ActionOf, SlotAction } from '../state/action.ts';
import type { Check } from '../state/frames.ts';
import type { View } from '../state/state.ts';
import { getStateTransition, isExposedAt, type Trigger } from '../stealth/stateTransitions.ts';
import { unitsWithin } from '../units/units.ts';
import { type AttackKind, declareAttack, rollsOf, stanceNow, targetNumber } from '../weapons/targetNumber.ts';
import { knownItem, type Weapon } from '../weapons/weapons.ts';
import { attackReasons, consequences, stanceChangeReasons } from './attackReasons.ts';
import { expectedDamage } from './expectedDamage.ts';

/** Returns the known consequences of an action: slots, hexes, odds, and the alert level. */
export function preview(view: View, _seat: Seat, action: Action): readonly Reason[] {
  const frame = view.flow.at(-1);
  if (action.type === 'plan-move') return walkReasons(view, action.unit, action, distanceOf(view, action.unit, 'move'));
  if (action.type === 'move' && frame?.at === 'under-cover') {
    return walkReasons(view, frame.unit, action, distanceOf(view, frame.unit, 'under-cover'));
  }
  if (!isSlotAction(action) || view.activation === null) return [];
  const actor = view.activation.character;
  const slots = slotsOf(view, actor, action);
  const left = getRemainingSlots(view, actor) - slots;
  return [
    { code: 'slots', value: slots, reasons: [{ code: 'slots-left', value: left }] },
    ...effectReasons(view, actor, action),
  ];
}

type Foresight<A> = (view: View, actor: number, action: A) => Reason[];

/** Consequences per action; actions without an entry change nothing that can be computed. */
const EFFECTS: { readonly [Type in SlotAction['type']]?: Foresight<ActionOf<Type>> } = {
  move: gait,
  hustle: gait,
  sprint: gait,
  'ninja-vanish': (view, actor, action) => [
    ...changeReasons(view, actor, 'ninja-vanish'),
    ...walkReasons(hiding(view, actor), actor, action, distanceOf(view, actor, 'ninja-vanish')),
  ],
  'move-it-along': (view, _actor, action) =>
    walkReasons(view, action.unit, action, distanceOf(view, action.unit, 'move-it-along')),
  cqc: cqcReasons,
  attack: (view, actor, action) => strikeReasons(view, actor, action, (knownItem(action.weapon) as Weapon).type),
  'throw-weapon': (view, actor, action) => strikeReasons(view, actor, action, 'ranged'),
  'ghost-hand': (view, actor, action) => strikeReasons(view, actor, action, 'melee'),
  push: (view, actor, action) => strikeReasons(view, actor, action, 'melee', { push: true }),
  throw: throwReasons,
  'hack-upload': (view, actor) => checkOdds(view, actor, 'upload'),
  'hack-computer': (view, actor) => checkOdds(view, actor, 'computer'),
  'remove-disguise': (view, actor) => checkOdds(view, actor, 'remove-disguise'),
  charm: (view, actor) => checkOdds(view, actor, 'charm'),
  'mob-intel': (view, actor) => checkOdds(view, actor, 'mob-intel'),
  'go-loud': (view, actor) => changeReasons(view, actor, 'go-loud'),
  'wake-up': (view, actor) => changeReasons(view, actor, 'wake-up'),
  'face-off': (view, actor) => changeReasons(view, actor, 'face-off'),
  'all-eyes-on-me': (view, actor) => changeReasons(view, actor, 'all-eyes-on-me'),
};

function effectReasons(view: View, actor: number, action: SlotAction): Reason[] {
  // Each action gets the entry of its type: the table guarantees it, but TypeScript cannot infer it from a lookup.
  const foresee = EFFECTS[action.type] as Foresight<SlotAction> | undefined;
  return foresee?.(view, actor, action) ?? [];
}

function gait(view: View, actor: number, action: ActionOf<'move' | 'hustle' | 'sprint'>): Reason[] {
  return walkReasons(view, actor, action, distanceOf(view, actor, action.type));
}

/** Returns the entered hexes, and the first in which a Hidden character would be noticed. R 8.5, 11.3 */
function walkReasons(view: View, unit: number, walk: Walk, length: number): Reason[] {
  const path = pathOf(view, unit, walk, length);
  const seen = path.find((cell) => isExposedAt(view, unit, cell));
  return [
    { code: 'hexes', value: path.length, reasons: [{ code: 'path', value: [...path] }] },
    ...(seen === undefined ? [] : [{ code: 'noticed-at', value: seen }, ...stanceChangeReasons(view, unit, 'overt')]),
  ];
}

function cqcReasons(view: View, actor: number, action: ActionOf<'cqc'>): Reason[] {
  const length = distanceOf(view, actor, 'cqc-technique');
  const isSeen = pathOf(view, actor, action, length).some((cell) => isExposedAt(view, actor, cell));
  const there = standing(view, actor, action.to, isSeen);
  return [...walkReasons(view, actor, action, length), ...strikeReasons(there, actor, action, 'melee')];
}

function strikeReasons(
  view: View,
  actor: number,
  { weapon, target }: { readonly weapon: string; readonly target: number },
  kind: AttackKind,
  manner: { readonly push?: boolean } = {},
): Reason[] {
  const attack = declareAttack(view, actor, target, weapon, kind);
  return attackReasons(view, attack, rollsOf(view, attack, manner));
}

/** Returns every unit in the area, each with its mean damage. R 9.6 */
function throwReasons(view: View, actor: number, { item: id, cell, using }: ActionOf<'throw'>): Reason[] {
  const item = knownItem(id);
  if (item?.type !== 'thrown') return [];
  const throwing = declareAttack(view, actor, -1, id, 'blast', { skill: using ?? 'BS' });
  const area = blastCells(siteOf(view.map), cell, item.size, view.variants);
  const number = targetNumber(view, throwing);
  const caught = unitsWithin(view, cell, blastRadius(item.size, view.variants));
  return [
    { code: 'area', value: area },
    ...(item.damage > 0
      ? [
          { code: 'to-beat', value: number },
          { code: 'chance-to-hit', value: pHit(number, view) },
        ]
      : []),
    ...caught.map((unit) => ({
      code: 'caught',
      params: { unit },
      value:
        item.damage === 0
          ? 0
          : expectedDamage(view, { ...throwing, target: unit, targetStance: stanceNow(view, unit) }),
    })),
    ...consequences(view, throwing),
  ];
}

function checkOdds(view: View, actor: number, check: Check): Reason[] {
  const { stat, difficulty } = checkOf(check);
  return [
    {
      code: 'chance',
      value: pCheck(view, actor, stat, difficulty),
      reasons: checkReasons(view, actor, stat, difficulty),
    },
  ];
}

function changeReasons(view: View, actor: number, trigger: Trigger): Reason[] {
  const next = getStateTransition(view.characters[actor]!, trigger, undefined, view);
  return next ? stanceChangeReasons(view, actor, next) : [];
}

/** Returns the view with a unit Hidden. */
function hiding(view: View, unit: number): View {
  const character = { ...view.characters[unit]!, stance: 'hidden' as const };
  return { ...view, characters: view.characters.with(unit, character) };
}

/** Returns the view with a unit in another hex, possibly noticed on the way. */
function standing(view: View, unit: number, cell: Cell, isSeen: boolean): View {
  const character = view.characters[unit]!;
  const stance = isSeen ? 'overt' : character.stance;
  return { ...view, characters: view.characters.with(unit, { ...character, cell, stance }) };
}
