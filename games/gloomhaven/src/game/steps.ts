import type { Steps } from '@tessera/kernel';
import { aim } from '../perform/aim.ts';
import { attack } from '../perform/attack.ts';
import { cards } from '../perform/cards.ts';
import { crossRule } from '../perform/crossRule.ts';
import { damage } from '../perform/damage.ts';
import { death } from '../perform/death.ts';
import { digRule } from '../perform/digRule.ts';
import { floodRules } from '../perform/flooding.ts';
import { force } from '../perform/force.ts';
import { heal } from '../perform/heal.ts';
import { loot } from '../perform/loot.ts';
import { marks } from '../perform/marks.ts';
import { move } from '../perform/move.ts';
import { offers } from '../perform/offers.ts';
import { performance } from '../perform/performance.ts';
import { place } from '../perform/place.ts';
import { questions } from '../perform/questions.ts';
import { summon } from '../perform/summon.ts';
import { roundEnd } from '../round/end.ts';
import { picks } from '../round/picks.ts';
import { rests } from '../round/rests.ts';
import { start } from '../round/start.ts';
import { turns } from '../round/turns.ts';
import { handOverRule } from '../scenario/carriedTokens.ts';
import { scenarioOver } from '../scenario/outcome.ts';
import { changes } from '../scenarioRules/changes.ts';
import { driftRule } from '../scenarioRules/drift.ts';
import { rules } from '../scenarioRules/rules.ts';
import type { Choice } from '../state/choice.ts';
import type { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { moments } from '../triggers/moments.ts';
import { prices } from '../triggers/payment.ts';
import { act } from '../turn/act.ts';
import { cardEnd } from '../turn/cardEnd.ts';
import { extra } from '../turn/extra.ts';
import { fixedOrders } from '../turn/fixedOrders.ts';
import { monsterTurns } from '../turn/monsterTurn.ts';
import { turn } from '../turn/turn.ts';
import { effect } from './effect.ts';
import '../abilities/sceneFacts.ts';

/** The step or question of every kind of frame. */
export const steps: Steps<State, Frame, Choice, Event> = {
  ...start,
  ...picks,
  ...turns,
  ...roundEnd,
  ...rests,
  ...turn,
  ...act,
  ...cardEnd,
  ...extra,
  ...performance,
  ...offers,
  ...move,
  ...force,
  ...aim,
  ...attack,
  ...heal,
  ...loot,
  ...summon,
  ...place,
  ...effect,
  ...cards,
  ...marks,
  ...prices,
  ...questions,
  ...damage,
  ...death,
  ...moments,
  ...rules,
  ...changes,
  ...crossRule,
  ...digRule,
  ...driftRule,
  ...floodRules,
  ...handOverRule,
  ...scenarioOver,
  ...fixedOrders,
  ...monsterTurns,
};
