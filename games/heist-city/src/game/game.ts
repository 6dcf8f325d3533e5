import { defineGame, flow } from '@tessera/kernel';
import { heistContent, packOf } from '../content/index.ts';
import { explain, subjects } from '../forecast/explain.ts';
import { preview } from '../forecast/preview.ts';
import { Options } from '../map/options.ts';
import { ownSites } from '../map/site.ts';
import { isOver, metrics, outcome, progress } from '../objectives/outcome.ts';
import { concession } from '../phases/concession.ts';
import { setup } from '../phases/setup.ts';
import { Action } from '../state/action.ts';
import { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { State } from '../state/state.ts';
import { term } from './caseTokens.ts';
import { determinize } from './determinize.ts';
import { migrate, VERSION } from './migrate.ts';
import { steps } from './steps.ts';

/** Game definition of Heist City. */
export const heistCity = defineGame({
  id: 'heist-city',
  version: VERSION,
  seats: { min: 2, max: 2 },
  options: Options,
  state: State,
  action: Action,
  events: Event,
  content: heistContent,
  brings: { ownMap: ownSites },
  uses: ({ map, ownMap }) => (ownMap ? ['core'] : ['core', packOf(map)]),
  migrate,
  setup,
  ...flow<State, Frame, Action, Event>({ steps, over: isOver, anytime: concession }),
  outcome,
  progress,
  determinize,
  preview,
  explain,
  metrics,
  term,
  subjects,
});
