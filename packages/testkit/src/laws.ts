import type { Law } from './law.ts';
import { actions } from './laws/actions.ts';
import { determinize } from './laws/determinize.ts';
import { editedStates } from './laws/editedStates.ts';
import { events } from './laws/events.ts';
import { legal } from './laws/legal.ts';
import { modes } from './laws/modes.ts';
import { opens } from './laws/opens.ts';
import { patches } from './laws/patches.ts';
import { play } from './laws/play.ts';
import { purity } from './laws/purity.ts';
import { refusals } from './laws/refusals.ts';
import { state } from './laws/state.ts';
import { teams } from './laws/teams.ts';
import { words } from './laws/texts.ts';
import { undo } from './laws/undo.ts';
import { views } from './laws/views.ts';

/** All laws, in the order in which they are checked. Laws that undo and fork the match come last. */
export const LAWS: readonly Law[] = [
  play,
  legal,
  editedStates,
  actions,
  refusals,
  state,
  events,
  views,
  determinize,
  words,
  teams,
  opens,
  modes,
  patches,
  purity,
  undo,
];

/** The names of the laws, one test per law. */
export const lawNames: readonly string[] = LAWS.map(({ name }) => name);
