import {
  admit,
  canonical,
  cloneJson,
  eventsFor,
  fastChance,
  type Game,
  type LoggedEvent,
  recorder,
  type Seat,
  sameJson,
  type Viewer,
} from '@tessera/kernel';
import { brief, spelledDifference } from '../difference.ts';
import type { Law, Position, Verdict } from '../law.ts';
import { someOf } from '../sample.ts';
import { decidingSeats, nameOf, viewersOf } from '../seats.ts';
import { wrongActions } from '../wrongActions.ts';

/** Actions per seat and position whose events are compared for the other viewers. */
const WATCHED = 6;

/**
 * Compares the real state with states determinized from a viewer's view. Any difference for that viewer leaks hidden
 * information. Everything a viewer receives is compared, not only the view.
 */
export const views: Law = {
  name: 'views',
  says: 'Two worlds that differ only in information hidden from a viewer send that viewer the same bytes: view, decisions, outcome, legal actions, refusals, events. Events do not distinguish two choices that look the same.',

  position(position, verdict) {
    const { game, state, seats, seed, seq } = position;
    if (!game.hidesSomething) return;
    for (const viewer of viewersOf(seats)) {
      const world = game.determinize(game.view(state, viewer), viewer, fastChance(`${seed} world ${seq}`));
      const worlds: Worlds = { position, viewer, world };
      compareViews(worlds, verdict);
      if (viewer !== 'spectator') {
        compareLegal(worlds, viewer, verdict);
        compareRefusals(worlds, viewer, verdict);
      }
      for (const seat of decidingSeats(game, state)) if (seat !== viewer) compareEvents(worlds, seat, verdict);
    }
    for (const seat of decidingSeats(game, state)) compareChoices(position, seat, verdict);
  },
};

interface Worlds {
  readonly position: Position;
  readonly viewer: Viewer;
  readonly world: object;
}

function compareViews({ position: { game, state }, viewer, world }: Worlds, verdict: Verdict): void {
  const seen = {
    'the view': (of: object) => game.view(of, viewer),
    'who must decide': (of: object) => game.decisions(of),
    'the outcome': (of: object) => game.outcome(of) ?? null,
  };
  for (const [what, look] of Object.entries(seen)) {
    const real = canonical(look(state));
    const dealt = canonical(look(world));
    verdict.expect(
      real === dealt,
      () => `${nameOf(viewer)} can tell two worlds apart by ${what}: ${spelledDifference(real, dealt)}`,
    );
  }
}

function compareLegal({ position: { game, state }, world }: Worlds, seat: Seat, verdict: Verdict): void {
  if (!decidingSeats(game, state).includes(seat) || !decidingSeats(game, world).includes(seat)) return;
  const real = new Set(game.legal(state, seat).map(canonical));
  const dealt = new Set(game.legal(world, seat).map(canonical));
  const odd = [...real].find((text) => !dealt.has(text)) ?? [...dealt].find((text) => !real.has(text));
  verdict.expect(
    odd === undefined,
    () => `seat ${seat} can tell two worlds apart: ${brief(JSON.parse(odd ?? 'null'))} is legal in one of them only`,
  );
}

function compareRefusals({ position, world }: Worlds, seat: Seat, verdict: Verdict): void {
  const { game, state, seats } = position;
  for (const { action } of wrongActions(position, seat)) {
    const [real, dealt] = [state, world].map((of) => {
      const admission = admit(game, of, seats, seat, action);
      return admission.ok ? 'allowed' : canonical(admission.refusal);
    });
    verdict.expect(
      real === dealt,
      () => `seat ${seat} can tell two worlds apart by trying ${brief(action)}: ${real} or ${dealt}`,
    );
  }
}

/**
 * Plays the same action of another seat in both states. If the views are equal afterwards, the events must be equal
 * too. Actions that use chance are skipped: a roll may be reported and leave no trace in the view.
 */
function compareEvents({ position, viewer, world }: Worlds, seat: Seat, verdict: Verdict): void {
  const { game, state, seats, dice } = position;
  for (const action of someOf(game.legal(state, seat), WATCHED, dice)) {
    if (!admit(game, world, seats, seat, action).ok) continue;
    const inReal = play(position, state, seat, action);
    const inDealt = play(position, world, seat, action);
    if (inReal.chancy || inDealt.chancy) continue;
    const real = appearance(game, inReal, viewer);
    const dealt = appearance(game, inDealt, viewer);
    if (real.view !== dealt.view) continue;
    verdict.expect(
      real.events === dealt.events,
      () =>
        `${nameOf(viewer)} can tell two worlds apart by the events of ${brief(action)} by seat ${seat}: ` +
        spelledDifference(real.events, dealt.events),
    );
  }
}

/**
 * Plays different actions of a seat in the real state. If a viewer cannot see which one was played, the events must not
 * reveal it either.
 */
function compareChoices(position: Position, seat: Seat, verdict: Verdict): void {
  const { game, state, seats, dice } = position;
  const choices = someOf(game.legal(state, seat), WATCHED, dice)
    .map((action) => ({ action, played: play(position, state, seat, action) }))
    .filter(({ played }) => !played.chancy);
  for (const viewer of viewersOf(seats)) {
    if (viewer === seat) continue;
    const firstOfView = new Map<string, { readonly choice: (typeof choices)[number]; readonly events: string }>();
    for (const choice of choices) {
      const { view, events: visible } = appearance(game, choice.played, viewer);
      const first = firstOfView.get(view);
      if (first === undefined) firstOfView.set(view, { choice, events: visible });
      else if (!sameJson(first.choice.played.state, choice.played.state)) {
        verdict.expect(
          first.events === visible,
          () =>
            `${nameOf(viewer)} cannot see whether seat ${seat} chose ${brief(first.choice.action)} or ` +
            `${brief(choice.action)}, but is told: ${spelledDifference(first.events, visible)}`,
        );
      }
    }
  }
}

interface Played {
  readonly state: object;
  readonly events: readonly LoggedEvent[];
  /** Whether the action used chance. */
  readonly chancy: boolean;
}

function play({ game, chance }: Position, from: object, seat: Seat, action: object): Played {
  const state = cloneJson(from);
  const stream = chance();
  const start = stream.position;
  const { log, events } = recorder();
  game.play(state, seat, action, { chance: stream, log });
  return { state, events, chancy: stream.position !== start };
}

function appearance(game: Game, { state, events }: Played, viewer: Viewer) {
  return { view: canonical(game.view(state, viewer)), events: canonical(eventsFor(events, viewer)) };
}
