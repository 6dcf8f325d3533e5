import { fastChance } from '@tessera/kernel';
import { Options } from '../src/party/options.ts';
import { scenarioPlan } from '../src/scenario/plan.ts';
import { setup } from '../src/scenario/setup.ts';
import type { Ctx, Event } from '../src/state/events.ts';
import type { State } from '../src/state/state.ts';

/** A scenario after set-up, with its events since. */
export interface Started {
  readonly state: State;
  readonly ctx: Ctx;
  readonly events: Event[];
}

/** Sets up a scenario with heroes on the first starting hexes. */
export function startScenario(scenario: number, seats: number, options: object = {}, seed = 1): Started {
  const events: Event[] = [];
  const ctx: Ctx = { chance: fastChance(seed), log: (event) => void events.push(event) };
  const state = setup(Options.parse({ scenario, ...options }), seats, ctx);
  const { starts } = scenarioPlan(state.scenario);
  for (let seat = 0; seat < seats; seat++) state.figures[seat]!.cell = starts[seat]!;
  state.round = 1;
  state.flow = [];
  return { state, ctx, events };
}
