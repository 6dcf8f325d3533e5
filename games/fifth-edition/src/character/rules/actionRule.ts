import { type ActionRule, type Ctx, type Refusal, refuse } from '@tessera/kernel';
import { isForbiddenName } from '@tessera/rules';
import type { ActionOf, CharacterAction } from '../actions.ts';
import type { CharacterEvent } from '../events.ts';
import type { CharacterState } from '../state.ts';

type ActionType = CharacterAction['type'];

/** Rule of one kind of action of a character. */
type CharacterRule<Type extends ActionType> = ActionRule<ActionOf<Type>, CharacterState, Ctx<CharacterEvent>>;

/** One rule per kind of action. */
export type ActionRules<Type extends ActionType> = { readonly [Each in Type]: CharacterRule<Each> };

/** Completes a rule. Without `options` the action is not offered; without `refuse` every record allows it. */
export function rule<Type extends ActionType>(
  parts: Pick<CharacterRule<Type>, 'play'> & Partial<CharacterRule<Type>>,
): CharacterRule<Type> {
  return { options: () => [], refuse: () => undefined, ...parts };
}

/** Refuses another entry of a full list. */
export function refuseFull(list: { readonly length: number }, most: number, stock: string): Refusal | undefined {
  return list.length >= most ? refuse('too-many', { stock }) : undefined;
}

/** Refuses names that collide with JavaScript object properties. */
export function refuseNames(names: readonly string[]): Refusal | undefined {
  const name = names.find(isForbiddenName);
  return name === undefined ? undefined : refuse('no-name', { name });
}

/** Returns the id of a new item or effect. */
export function newId(state: CharacterState, name: string): string {
  state.made++;
  return `${name.slice(0, 80)}-${state.made}`;
}
