import type { Finding, JsonPath } from '@tessera/rules';
import { type Action, type Instructions, modifiersOf } from './action.ts';
import type { ModifierPlace, Reference } from './kind.ts';
import {
  aspectsOf,
  effectOf,
  type Modifier,
  mayStandOn,
  modifierProblem,
  modifierReferences,
  nestedParts,
} from './modifier.ts';

/** Receives the problems that a check finds. */
export interface ActionReview {
  report(finding: Finding): void;
  reference(reference: Reference): void;
}

/** Checks that each modifier is in a place where it has a meaning, which the schema alone cannot express. */
export function checkInstructions(instructions: Instructions, path: JsonPath, review: ActionReview): void {
  checkActions(instructions.actions, [...path, 'actions'], review);
  checkModifiers(instructions.modifiers, 'half', [...path, 'modifiers'], review);
}

/** Checks a list of actions likewise. */
export function checkActions(actions: readonly Action[], path: JsonPath, review: ActionReview): void {
  for (const [i, action] of actions.entries()) checkAction(action, [...path, i], review);
}

function checkAction(action: Action, path: JsonPath, review: ActionReview): void {
  checkModifiers(modifiersOf(action), action.type, [...path, 'modifiers'], review);
  if (action.type === 'special' && action.modifiers.length === 0) {
    review.report({ code: 'E_EMPTY_ACTION', path, message: 'a special action has a modifier that does something.' });
  }
  if (action.type === 'special') checkTargeted(action.modifiers, path, review);
  if (action.type !== 'summon') return;
  const { summon, monsters, objects, table } = action;
  if (summon === undefined && monsters.length === 0 && objects.length === 0 && table === undefined) {
    review.report({ code: 'E_EMPTY_ACTION', path, message: 'a summon action names its summon.' });
  }
  if (summon !== undefined) checkModifiers(summon.modifiers, 'summon', [...path, 'summon', 'modifiers'], review);
  for (const [i, { monster }] of monsters.entries()) {
    review.reference({ kind: 'monster', id: monster, path: [...path, 'monsters', i, 'monster'] });
  }
}

/** Checks that a push has a target. Without one, a special action would affect its performer. */
function checkTargeted(modifiers: readonly Modifier[], path: JsonPath, review: ActionReview): void {
  if (modifiers.some((one) => aspectsOf(one).targets !== undefined)) return;
  for (const [i, modifier] of modifiers.entries()) {
    if (!effectOf(modifier).needsTarget) continue;
    const message = `"${modifier.type}" in a special action needs a "target" beside it.`;
    review.report({ code: 'E_NO_TARGET', path: [...path, 'modifiers', i], message });
  }
}

/** Checks the modifiers of an action type. A summon also accepts the modifiers of its attacks. */
export function checkModifiers(
  modifiers: readonly Modifier[],
  place: ModifierPlace,
  path: JsonPath,
  review: ActionReview,
): void {
  for (const [i, modifier] of modifiers.entries()) checkModifier(modifier, place, [...path, i], review);
}

function checkModifier(modifier: Modifier, place: ModifierPlace, path: JsonPath, review: ActionReview): void {
  const fits = mayStandOn(modifier, place) || (place === 'summon' && mayStandOn(modifier, 'attack'));
  if (!fits) {
    const message = `the modifier "${modifier.type}" has no meaning on ${place === 'half' ? 'a whole half' : `"${place}"`}.`;
    review.report({ code: 'E_MODIFIER_PLACE', path, message });
  }
  const problem = modifierProblem(modifier);
  if (problem !== undefined) review.report({ code: 'E_MODIFIER', path, message: problem });
  for (const { kind, id, path: inside } of modifierReferences(modifier)) {
    review.reference({ kind, id, path: [...path, ...inside] });
  }
  checkInside(modifier, place, path, review);
}

/** Checks the modifiers inside a modifier. On a half they may do the same as in a special action. */
function checkInside(modifier: Modifier, place: ModifierPlace, path: JsonPath, review: ActionReview): void {
  const here = place === 'half' ? 'special' : place;
  for (const { path: inside, modifiers = [], actions = [], place: own = here } of nestedParts(modifier)) {
    checkModifiers(modifiers, own, [...path, ...inside], review);
    checkActions(actions, [...path, ...inside], review);
  }
}
