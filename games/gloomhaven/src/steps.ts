import type { Steps } from '@tessera/kernel';
import type { Choice } from './choice.ts';
import { damage } from './damage.ts';
import { death } from './death.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import { monsterTurns } from './monsters/turn.ts';
import { aim } from './perform/aim.ts';
import { attack } from './perform/attack.ts';
import { cards } from './perform/cards.ts';
import { effect } from './perform/effect.ts';
import { force } from './perform/force.ts';
import { heal } from './perform/heal.ts';
import { loot } from './perform/loot.ts';
import { marks } from './perform/marks.ts';
import { move } from './perform/move.ts';
import { offers } from './perform/offers.ts';
import { performance } from './perform/performance.ts';
import { place } from './perform/place.ts';
import { prices } from './perform/prices.ts';
import { questions } from './perform/questions.ts';
import { summon } from './perform/summon.ts';
import { roundEnd } from './round/end.ts';
import { picks } from './round/picks.ts';
import { rests } from './round/rests.ts';
import { start } from './round/start.ts';
import { turns } from './round/turns.ts';
import { handOverRule } from './scenario/carriedTokens.ts';
import { changes } from './scenario/changes.ts';
import { digRule } from './scenario/digRule.ts';
import { driftRule } from './scenario/drift.ts';
import { scenarioOver } from './scenario/outcome.ts';
import { rules } from './scenario/rules.ts';
import type { State } from './state.ts';
import { moments } from './triggers/triggers.ts';
import { act } from './turn/act.ts';
import { cardEnd } from './turn/cardEnd.ts';
import { extra } from './turn/extra.ts';
import { turn } from './turn/turn.ts';

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
  ...digRule,
  ...driftRule,
  ...handOverRule,
  ...scenarioOver,
  ...monsterTurns,
};
