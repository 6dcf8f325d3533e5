import { KernelError } from '../errors.ts';
import type { Game } from '../game.ts';
import { refuse } from '../refusal.ts';
import { sameJson } from '../state/json.ts';
import { applyEdit, type Patch } from '../state/patches.ts';
import { teamsIn } from '../teams.ts';
import { pathText } from '../transition.ts';
import { type RefusedResult, refusedResult } from './applyResult.ts';

/** Size limit of a manually edited state as JSON, far above that of any game. */
const LARGEST_EDITED = 1_000_000;

type Edited<State> = { readonly ok: true; readonly state: State } | RefusedResult;

/** Applies a manual edit to a state. Refuses patches after which it is no longer a valid state of the game. */
export function handEdit<State extends object>(
  game: Pick<Game<State, object, object, object>, 'state'>,
  state: State,
  patches: readonly Patch[],
  hasTeams: boolean,
): Edited<State> {
  const patched = patchedState(state, patches);
  if (!patched.ok) return patched;
  const parsed = game.state.safeParse(patched.state);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return broken(issue?.code ?? 'custom', pathText(issue?.path));
  }
  if (JSON.stringify(parsed.data).length > LARGEST_EDITED) {
    return refusedResult(refuse('edit-too-large', { most: LARGEST_EDITED }));
  }
  // A player who knows hidden information of one team must not change to another.
  if (hasTeams && !sameJson(teamsIn(parsed.data), teamsIn(state))) return broken('custom', 'teams');
  return { ok: true, state: parsed.data };
}

function patchedState<State>(state: State, patches: readonly Patch[]): Edited<State> {
  try {
    return { ok: true, state: applyEdit(state, patches) };
  } catch (error) {
    if (!(error instanceof KernelError && error.code === 'bad-patch')) throw error;
    return broken('no-such-place', error.place);
  }
}

function broken(problem: string, path: string): RefusedResult {
  return refusedResult(refuse('edit-breaks-state', { problem, path }));
}
