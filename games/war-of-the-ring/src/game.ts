import { defineGame, flow, type MatchFile } from '@tessera/kernel';
import { Action } from './action.ts';
import { term } from './caseTokens.ts';
import { determinize } from './determinize.ts';
import { Event } from './events.ts';
import type { Frame } from './frames.ts';
import { migrate, VERSION } from './migrate.ts';
import { Options } from './options.ts';
import { Orders, orderedAnswer } from './orders.ts';
import { isOver, metrics, outcome, progress } from './outcome.ts';
import { pinnedContent } from './pinnedContent.ts';
import { explain, preview, subjects } from './preview.ts';
import { teamsFor } from './roles.ts';
import { setup } from './setup.ts';
import { State } from './state.ts';
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
