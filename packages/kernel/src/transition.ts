import type { Ctx, Game } from './game.ts';
import { inheritRetained } from './match/attachments.ts';
import { isSubMatchReturn } from './match/subMatch.ts';
import { type Refusal, refuse } from './refusal.ts';
import { produce } from './state/draft.ts';
import { inOrder, isShallow, sameJson } from './state/json.ts';
import type { Seat } from './state/visibility.ts';

/**
 * Returns an initial state: set up and settled to the first decision. Fast mode starts here; afterwards
 * `game.play(state, seat, action, ctx)` mutates the state in place without further overhead.
 */
export function begin<State extends object, Options extends object>(
  game: Game<State, object, Options>,
  options: Options,
  seats: number,
  ctx: Ctx,
): State {
  game.hold(options, options);
  const state = game.setup(options, seats, ctx);
  inheritRetained(options, state);
  game.settle?.(state, ctx);
  return state;
}

/**
 * Plays an action in tracked mode: the same rules run on a draft. The old state is not modified and shares its
 * unchanged parts with the next one. If the rules throw, the match is unchanged.
 */
export function playTracked<State extends object, Action extends object>(
  game: Game<State, Action>,
  state: State,
  seat: Seat,
  action: Action,
  ctx: Ctx,
): State {
  return produce(state, (draft) => game.play(draft, seat, action, ctx));
}

/** Settles a manually edited state to the next decision, if the edit left it without one. */
export function settleTracked<State extends object>(game: Game<State>, state: State, ctx: Ctx): State {
  return produce(state, (draft) => game.settle?.(draft, ctx));
}

/**
 * Returns an action whose nested keys are sorted, because its parts may become parts of the state and the hash chain
 * covers their order. The action schema orders the top-level fields when it parses.
 */
export function orderActionKeys(action: unknown): unknown {
  if (typeof action !== 'object' || action === null) return action;
  let ordered = action as Record<string, unknown>;
  for (const field in action) {
    const value = (action as Record<string, unknown>)[field];
    if (typeof value !== 'object' || value === null) continue;
    const part = inOrder(value);
    if (part === value) continue;
    if (ordered === action) ordered = { ...ordered };
    ordered[field] = part;
  }
  return ordered;
}

/** A parsed and legal action, or a refusal. */
export type Admission<Action> =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Checks whether this seat may take this action now. Every action from the network passes this check before the rules
 * run.
 */
export function admit<State extends object, Action extends object>(
  game: Game<State, Action>,
  state: State,
  seats: number,
  seat: Seat,
  raw: unknown,
): Admission<Action> {
  const no = (refusal: Refusal) => ({ ok: false as const, refusal });
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return no(refuse('unknown-seat', { seat: String(seat) }));
  const decisions = game.decisions(state);
  if (decisions.length === 0) return no(refuse('match-over'));
  const waiting = decisions.map((decision) => decision.seat);
  const notAsked = waiting.includes(seat) ? undefined : refuse('not-your-decision', { seat, waiting });
  const anytime = notAsked && game.anytime?.(state, seat);
  if (notAsked && !anytime) return no(notAsked);
  // Schemas of nested JSON recurse as deep as the value.
  if (!isShallow(raw)) return no(refuse('malformed-action', { problem: 'too_big', path: '/' }));
  const parsed = game.action.safeParse(raw);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return no(refuse('malformed-action', { problem: issue?.code ?? 'custom', path: pathText(issue?.path) }));
  }
  if (notAsked && !anytime?.some((action) => sameJson(action, parsed.data))) return no(notAsked);
  if (isSubMatchReturn(game, parsed.data) && !game.opens?.(state)) return no(refuse('nothing-opened'));
  const refusal = game.check(state, seat, parsed.data);
  return refusal ? no(refusal) : { ok: true, action: parsed.data };
}

/** Formats a zod path as text; the value itself is `/`. */
export function pathText(path: readonly PropertyKey[] | undefined): string {
  return path === undefined || path.length === 0 ? '/' : path.map(String).join('.');
}
