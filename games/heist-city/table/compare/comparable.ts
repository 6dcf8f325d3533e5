import type { Action } from '@tessera/heist-city';
import { answerTo, firstOf } from '../decision/answers.ts';
import type { ActionChoice } from '../decision/choices.ts';
import type { Prompt } from '../decision/prompt.ts';

/** An action that can be put beside another one, with a stable key. */
export interface ComparableAction {
  readonly key: string;
  readonly action: Action;
}

/** Questions about the equipment and the placement of a crew have screens of their own. */
const APART: ReadonlySet<string> = new Set(['loadout', 'deploy']);

/** Returns the actions of a question that can be compared, if there are two: all but walks, and the walk that is chosen. */
export function comparableActions(prompt: Prompt | undefined, armed: Action | undefined): readonly ComparableAction[] {
  if (!prompt || APART.has(prompt.kind)) return [];
  const listed = prompt.choices.flatMap((choice) => (isWalk(choice) ? [] : choice.actions));
  const all = armed && !listed.some((one) => actionKey(one) === actionKey(armed)) ? [armed, ...listed] : listed;
  const found = all.filter(({ type }) => type !== 'plan').map((action) => ({ key: actionKey(action), action }));
  return found.length < 2 ? [] : found;
}

/** Returns the key of a choice that stands for a single action. */
export function keyOfChoice({ actions }: ActionChoice): string | undefined {
  const [only] = actions;
  return only && actions.length === 1 ? actionKey(only) : undefined;
}

export function actionKey(action: Action): string {
  return JSON.stringify(action);
}

/** A walk has as many actions as hexes in reach. */
function isWalk({ sample, actions }: ActionChoice): boolean {
  return actions.length > 1 && answerTo(firstOf(sample)).walk !== undefined;
}
