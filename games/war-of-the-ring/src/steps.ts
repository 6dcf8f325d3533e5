import type { Steps } from '@tessera/kernel';
import { ability } from './ability.ts';
import type { Action } from './action.ts';
import { actions } from './actions.ts';
import { advanceRule } from './advance.ts';
import { attack } from './attack.ts';
import { battle } from './battle.ts';
import { casualties } from './casualties.ts';
import { combatCards } from './combatCards.ts';
import { diplomacy } from './diplomacy.ts';
import { enter } from './enter.ts';
import { eventCards } from './eventCards.ts';
import type { Event } from './events.ts';
import { fellowshipMove } from './fellowship.ts';
import { fellowshipPhase } from './fellowshipPhase.ts';
import { flight } from './flight.ts';
import type { Frame } from './frames.ts';
import { guide } from './guide.ts';
import { hand } from './hand.ts';
import { hunt } from './hunt.ts';
import { huntTile } from './huntTile.ts';
import { join } from './join.ts';
import { levy } from './levy.ts';
import { march } from './march.ts';
import { muster } from './muster.ts';
import { party } from './party.ts';
import { removal } from './removal.ts';
import { reveal } from './reveal.ts';
import type { State } from './state.ts';
import { trim } from './trim.ts';
import { turn } from './turn.ts';
import { voice } from './voice.ts';

/** Rule of every kind of frame. */
export const steps: Steps<State, Frame, Action, Event> = {
  ...turn,
  ...hand,
  ...fellowshipPhase,
  ...guide,
  ...actions,
  ...march,
  ...join,
  ...trim,
  ...attack,
  ...battle,
  ...combatCards,
  ...advanceRule,
  ...casualties,
  ...muster,
  ...levy,
  ...diplomacy,
  ...enter,
  ...voice,
  ...ability,
  ...party,
  ...flight,
  ...fellowshipMove,
  ...hunt,
  ...huntTile,
  ...reveal,
  ...eventCards,
  ...removal,
};
