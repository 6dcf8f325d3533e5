import type { Steps } from '@tessera/kernel';
import { freeMoves } from '../actions/brain.ts';
import { shoveRule } from '../actions/shoveAction.ts';
import { blastSteps } from '../actions/thrownWeapons.ts';
import { npcPhase } from '../guards/npcPhase.ts';
import { computers } from '../objectives/computers.ts';
import { activation } from '../phases/activation.ts';
import { deployment } from '../phases/deployment.ts';
import { endOfTurn } from '../phases/endOfTurn.ts';
import { loadoutPhase } from '../phases/loadoutPhase.ts';
import { planFirst } from '../phases/planFirst.ts';
import { underCover } from '../phases/underCover.ts';
import { attackSteps } from '../rolls/attackSteps.ts';
import { rerollRule } from '../rolls/reroll.ts';
import { saves } from '../rolls/saves.ts';
import { skillChecks } from '../rolls/skillChecks.ts';
import type { Action } from '../state/action.ts';
import type { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/** Rule of every kind of frame, from the first loadout to the last score. */
export const steps: Steps<State, Frame, Action, Event> = {
  ...loadoutPhase,
  ...deployment,
  ...underCover,
  ...activation,
  ...planFirst,
  ...rerollRule,
  ...attackSteps,
  ...saves,
  ...shoveRule,
  ...blastSteps,
  ...skillChecks,
  ...freeMoves,
  ...npcPhase,
  ...computers,
  ...endOfTurn,
};
