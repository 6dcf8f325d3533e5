import type { Action } from '../src/state/action.ts';
import { FREE } from '../src/state/numbers.ts';
import {
  judgeAdvance,
  judgeAttack,
  judgeEnter,
  judgeLanding,
  judgeLeave,
  judgeLift,
  judgeMarch,
  judgeRecruit,
} from './armies.ts';
import { judgeCombat, judgeHit, judgePress, judgeRetreat, judgeShelter, judgeSpend } from './battle.ts';
import { judgePlay, judgeRing, judgeUse } from './dice.ts';
import { createJudgement, type Judgement } from './judgement.ts';
import type { Position } from './position.ts';
import { judgeAllocation, judgeCasualty, judgeDeclaration, judgeEntry, judgeWalk } from './ring.ts';

/** Judges a move for a strategy. Moves without a rule here are equally good. */
export function judge(position: Position, action: Action): Judgement {
  switch (action.type) {
    case 'use':
      return judgeUse(position, action);
    case 'play':
      return judgePlay(position, action);
    case 'ring':
      return judgeRing(position, action);
    case 'skip':
      return createJudgement(-30, 'waits');
    case 'pass':
      return createJudgement(1, 'waits');
    case 'march':
      return judgeMarch(position, action);
    case 'onward':
      return createJudgement(position.pull[action.to]!, 'closes-in');
    case 'attack':
      return judgeAttack(position, action);
    case 'leave':
      return judgeLeave(position, action);
    case 'go':
      return createJudgement(8, 'closes-in');
    case 'recruit':
      return judgeRecruit(position, action);
    case 'advance':
      return judgeAdvance(position, action);
    case 'enter':
      return judgeEnter(position, action);
    case 'voice':
      return createJudgement(5 + action.elites, 'musters');
    case 'lift':
      return judgeLift(position, action);
    case 'travel':
      return judgeLanding(position, action.to);
    case 'gather':
      return createJudgement(position.side === FREE ? -2 : 2, 'closes-in');
    case 'draw':
      return createJudgement(action.deck === position.strategy.deck ? 5 : 3, 'draws');
    default:
      return judgeAnswer(position, action);
  }
}

/** Judges answers to questions of battle, Hunt and cards. */
function judgeAnswer(position: Position, action: Action): Judgement {
  switch (action.type) {
    case 'hit':
      return judgeHit(position, action);
    case 'slay':
      return createJudgement(-5, 'saves-strength');
    case 'press':
      return judgePress(position);
    case 'spend':
      return judgeSpend(position, action);
    case 'retreat':
      return judgeRetreat(position, action);
    case 'shelter':
      return judgeShelter(position);
    case 'combat':
      return judgeCombat(position, action);
    case 'declare':
      return judgeDeclaration(position, action);
    case 'enter-mordor':
      return judgeEntry(position);
    case 'walk':
      return judgeWalk(position, action);
    case 'allocate':
      return judgeAllocation(position, action);
    case 'casualty':
      return judgeCasualty(position, action);
    case 'reveal':
      return createJudgement(position.sight.fellowship.corruption >= 9 ? 5 : -5, 'hides');
    case 'accept':
      return createJudgement(3, 'spares-the-bearers');
    case 'answer':
      return createJudgement(3, 'plays-a-card');
    case 'guide':
    case 'stay':
      return createJudgement(-2, 'waits');
    default:
      return createJudgement(0, 'no-preference');
  }
}
