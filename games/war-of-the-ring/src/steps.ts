import type { Steps } from '@tessera/kernel';
import { join } from './armies/join.ts';
import { march } from './armies/march.ts';
import { trim } from './armies/trim.ts';
import { advanceRule } from './battle/advance.ts';
import { attack } from './battle/attack.ts';
import { battle } from './battle/battle.ts';
import { casualties } from './battle/casualties.ts';
import { combatCards } from './cards/combatCards.ts';
import { eventCards } from './cards/eventCards.ts';
import { removal } from './cards/removal.ts';
import { ability } from './characters/ability.ts';
import { enter } from './characters/enter.ts';
import { flight } from './characters/flight.ts';
import { party } from './characters/party.ts';
import { hand } from './deck/hand.ts';
import { fellowshipMove } from './fellowship/fellowship.ts';
import { guide } from './fellowship/guide.ts';
import { hunt } from './hunt/hunt.ts';
import { huntTile } from './hunt/huntTile.ts';
import { reveal } from './hunt/reveal.ts';
import { levy } from './muster/levy.ts';
import { muster } from './muster/muster.ts';
import { voice } from './muster/voice.ts';
import { diplomacy } from './politics/diplomacy.ts';
import type { Action } from './state/action.ts';
import type { Event } from './state/events.ts';
import type { Frame } from './state/frames.ts';
import type { State } from './state/state.ts';
import { actions } from './turn/actions.ts';
import { fellowshipPhase } from './turn/fellowshipPhase.ts';
import { turn } from './turn/turn.ts';

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
