import { type Refused, refused } from './applied.ts';
import { KernelError } from './errors.ts';
import type { Game } from './game.ts';
import { sameJson } from './json.ts';
import { applyEdit, type Patch } from './patches.ts';
import { refuse } from './refusal.ts';
import { teamsIn } from './teams.ts';
import { pathText } from './transition.ts';

/** A state edited by hand may not be longer than this as JSON, however often it is edited: no game's comes near it. */
const LARGEST_EDITED = 1_000_000;

/** What an edit by hand makes of a state. */
type Edited<State> = { readonly ok: true; readonly state: State } | Refused;

/** The state with patches that somebody made by hand, which must still be a state of the game; or why it is not. */
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
    return refused(refuse('edit-too-large', { most: LARGEST_EDITED }));
  }
  // Whoever has seen what one team knows stays in it.
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

function broken(problem: string, path: string): Refused {
  return refused(refuse('edit-breaks-state', { problem, path }));
}
