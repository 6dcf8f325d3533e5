import type { Game } from './game.ts';
import { canonical, cloneJson } from './json.ts';
import { eventsFor, type LoggedEvent, recorder } from './log.ts';
import { fastChance } from './sources.ts';
import type { Seat, Viewer } from './visibility.ts';

const WORLDS = 8;
const WAYS = 200;

/**
 * Whether an action told this viewer something new. It did, if in some world that looked the same to the viewer before,
 * nothing that the acting seat could have done would look the same to the viewer after. Worlds are sampled, so a
 * revelation that hardly any world contradicts may be missed; it would tell the viewer hardly anything.
 */
export function revealsTo<State extends object, Action extends object>(
  game: Game<State, Action>,
  before: State,
  deed: { readonly seat: Seat; readonly action: Action },
  after: { readonly state: State; readonly events: readonly LoggedEvent[] },
  viewer: Viewer,
): boolean {
  if (!game.hidesSomething) return false;
  const viewBefore = game.view(before, viewer);
  const seen = appearance(game, after.state, after.events, viewer);
  for (let i = 0; i < WORLDS; i++) {
    const world = game.determinize(viewBefore, viewer, fastChance(`world ${i}`));
    if (!couldLookLike(game, world, deed, seen, viewer)) return true;
  }
  return false;
}

function couldLookLike<State extends object, Action extends object>(
  game: Game<State, Action>,
  world: State,
  { seat, action }: { readonly seat: Seat; readonly action: Action },
  seen: string,
  viewer: Viewer,
): boolean {
  const others = game.legal(world, seat).slice(0, WAYS);
  const ways = game.check(world, seat, action) === undefined ? [action, ...others] : others;
  return ways.some((way) => {
    const state = cloneJson(world);
    const { log, events } = recorder();
    game.play(state, seat, way, { chance: fastChance('what if'), log });
    return appearance(game, state, events, viewer) === seen;
  });
}

function appearance<State extends object>(
  game: Game<State>,
  state: State,
  events: readonly LoggedEvent[],
  viewer: Viewer,
): string {
  return canonical([game.view(state, viewer), eventsFor(events, viewer)]);
}
