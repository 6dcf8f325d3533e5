import { defineGame, flow, type MatchFile } from '@tessera/kernel';
import { term } from './match/caseTokens.ts';
import { determinize } from './match/determinize.ts';
import { migrate, VERSION } from './match/migrate.ts';
import { Orders, orderedAnswer } from './match/orders.ts';
import { isOver, metrics, outcome, progress } from './match/outcome.ts';
import { pinnedContent } from './match/pinnedContent.ts';
import { explain, preview, subjects } from './match/preview.ts';
import { setup } from './match/setup.ts';
import { teamsFor } from './pieces/roles.ts';
import { Action } from './state/action.ts';
import { Event } from './state/events.ts';
import type { Frame } from './state/frames.ts';
import { Options } from './state/options.ts';
import { State } from './state/state.ts';
import { steps } from './steps.ts';

/** Game definition of War of the Ring. */
export const warOfTheRing = defineGame({
  id: 'war-of-the-ring',
  version: VERSION,
  seats: { min: 2, max: 4 },
  options: Options,
  state: State,
  action: Action,
  events: Event,
  content: pinnedContent,
  teams: (_options, seats) => teamsFor(seats),
  setup,
  ...flow<State, Frame, Action, Event>({ steps, over: isOver }),
  outcome,
  progress,
  determinize,
  metrics,
  preview,
  explain,
  subjects,
  orders: { schema: Orders, answer: orderedAnswer },
  migrate: (file): MatchFile => migrate(warOfTheRing, file),
  term,
});
