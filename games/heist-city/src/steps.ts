import type { Steps } from '@tessera/kernel';
import type { Action } from './action.ts';
import { activation } from './activation.ts';
import { attackSteps } from './attackSteps.ts';
import { freeMoves } from './brain.ts';
import { computers } from './computers.ts';
import { deployment } from './deployment.ts';
import { endOfTurn } from './endOfTurn.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import { loadoutPhase } from './loadoutPhase.ts';
import { npcPhase } from './npc/phase.ts';
import { planFirst } from './planFirst.ts';
import { rerollRule } from './reroll.ts';
import { saves } from './saves.ts';
import { shoveRule } from './shoveAction.ts';
import { skillChecks } from './skillChecks.ts';
import type { State } from './state.ts';
import { blastSteps } from './thrownWeapons.ts';
import { underCover } from './underCover.ts';

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
