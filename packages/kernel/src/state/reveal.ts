import type { Game } from '../game.ts';
import { fastChance } from '../generators.ts';
import { eventsFor, type LoggedEvent, recorder } from '../log.ts';
import { canonical, cloneJson } from './json.ts';
import type { Seat, Viewer } from './visibility.ts';

const WORLDS = 8;
const WAYS = 200;

/**
 * Whether an action revealed something to this viewer. It did if some state consistent with the viewer's view before
 * the action allows no action of the acting seat that leads to the view after it. States are sampled, so a revelation
 * that rules out very few of them can be missed; it tells the viewer hardly anything.
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
