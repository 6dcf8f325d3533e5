import { endLasting } from '../abilities/activation.ts';
import { moveCards } from '../cards/piles.ts';
import { expireConditions, hasCondition, loseCondition } from '../conditions/conditions.ts';
import { settleInfusions } from '../elements/elements.ts';
import { pourAway } from '../perform/flooding.ts';
import { lootHex } from '../perform/loot.ts';
import { leaveMap } from '../scenario/escorts.ts';
import { comeOut, isLurking } from '../scenario/offMapMonsters.ts';
import { noteEnding } from '../scenario/outcome.ts';
import { scenarioRulesAt } from '../scenario/ruleTimes.ts';
import type { Ctx } from '../state/events.ts';
import { has, isHero, isUp, NOBODY } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { TurnInProgress } from '../state/stateRecords.ts';
import { triggerFrames } from '../triggers/due.ts';
import { rulingOf } from '../vocabulary/variants.ts';
import { cardsOfTurn, lateFrames } from './act.ts';

/** A turn from wound damage to the expiry of conditions. R 4.1, 4.9 */
export const turn = {
  turn(state, { figure, cards }, { log }) {
    state.figures[figure]!.acted = true;
    comeOut(state, figure, { log });
    if (!isUp(state, figure)) return undefined;
    state.turn = newTurn(figure, cards);
    log({ type: 'turn', figure });
    return [...startFrames(state, figure), { at: 'turn.begin', figure }];
  },

  'turn.begin'(state, { figure }, { log }) {
    if (!isUp(state, figure)) return [{ at: 'turn.over', figure }];
    if (rulingOf(state, 'stun.expiry') === 'start' && has(state, figure, 'stun')) {
      loseCondition(state.figures[figure]!, 'stun');
      log({ type: 'condition-lost', figure, condition: 'stun' });
      return [{ at: 'turn.end', figure }];
    }
    const start = [...scenarioRulesAt(state, 'turn-start', { figure }), ...triggerFrames(state, 'turn-start', figure)];
    return [...start, ...ownFrames(state, figure), { at: 'turn.end', figure }];
  },

  // R 4.9: looting, effects, conditions, elements
  'turn.end'(state, { figure }, ctx) {
    const frames: Frame[] = [];
    if (isUp(state, figure)) {
      if (isHero(state, figure)) {
        discardUnplayed(state, figure, ctx);
        frames.push(...lateFrames(state, figure));
        pourAway(state, figure, ctx);
        if (rulingOf(state, 'loot.endOfTurn') === 'on') frames.push(...lootHex(state, figure, ctx));
      }
      frames.push(...triggerFrames(state, 'turn-end', figure));
    }
    return [
      ...frames,
      ...leaveMap(state, figure, ctx),
      ...scenarioRulesAt(state, 'turn-end', { figure }),
      { at: 'turn.over', figure },
    ];
  },

  'turn.over'(state, { figure }, ctx) {
    const { log } = ctx;
    const frames: Frame[] = [];
    if (isUp(state, figure) || isLurking(state, figure)) {
      const one = state.figures[figure]!;
      const bane = hasCondition(one, 'bane') && (one.fresh & one.conditions) === 0;
      if (rulingOf(state, 'condition.expiry') === 'endOfNextTurn') {
        for (const condition of expireConditions(one)) {
          log({ type: 'condition-lost', figure, condition });
          // R 8.12
          if (condition === 'bane' && bane && rulingOf(state, 'cond.bane') === 'endOfNextTurn')
            frames.push({ at: 'damage', figure, amount: 10, by: -1, from: 'bane' });
        }
      }
    } else if (isHero(state, figure)) discardUnplayed(state, figure, ctx);
    for (const element of settleInfusions(state)) log({ type: 'element', element, state: 'strong' });
    endLasting(state, 'turn');
    for (const one of state.lasting) one.used = false;
    log({ type: 'turn-ended', figure });
    state.turn = newTurn(NOBODY);
    noteEnding(state, ctx);
    return frames;
  },
} satisfies Rule<'turn' | 'turn.begin' | 'turn.end' | 'turn.over'>;

function newTurn(figure: number, cards?: readonly string[]): TurnInProgress {
  return {
    figure,
    first: 'none',
    hexes: 0,
    hazards: 0,
    dealt: 0,
    items: 0,
    performed: false,
    used: [],
    ...(cards !== undefined && { cards: [...cards] }),
  };
}

/** Returns the frames at the start of a turn: regenerate, then wound, then other damage. R 4.1, 8.4, 8.12 */
function startFrames(state: State, figure: number): Frame[] {
  const one = state.figures[figure]!;
  const frames: Frame[] = [];
  if (hasCondition(one, 'regenerate')) {
    frames.push({ at: 'heal', figure, amount: 1, by: figure });
    // Regenerate removes a wound before it deals damage.
    if (hasCondition(one, 'wound')) return frames;
  }
  if (hasCondition(one, 'wound')) frames.push({ at: 'damage', figure, amount: 1, by: -1, from: 'wound' });
  // Ruling 86
  if (hasCondition(one, 'bane') && rulingOf(state, 'cond.bane') === 'startOfTurn') {
    loseCondition(one, 'bane');
    frames.push({ at: 'damage', figure, amount: 10, by: -1, from: 'bane' });
  }
  if (hasCondition(one, 'poison') && rulingOf(state, 'poison.mode') === 'turnDamage') {
    frames.push({ at: 'damage', figure, amount: 1, by: -1, from: 'poison' });
  }
  return frames;
}

function ownFrames(state: State, figure: number): Frame[] {
  if (!isHero(state, figure)) return [{ at: 'monster.turn', figure }];
  if (!state.heroes[figure]!.resting || state.turn.cards !== undefined) return [{ at: 'turn.act', figure }];
  // Ruling 40: in the specification the long rest happens at the end of the round.
  return rulingOf(state, 'longRest.when') === 'endOfRound' ? [] : [{ at: 'rest.long', seat: figure }];
}

/** Discards cards that were not played; they are never lost. R 4.5, 8.6 */
function discardUnplayed(state: State, seat: number, { log }: Ctx): void {
  const hero = state.heroes[seat]!;
  const cards = cardsOfTurn(state, seat);
  if (cards.length === 0) return;
  moveCards(hero, cards, 'inPlay', 'discard');
  log({ type: 'cards-forfeited', seat, cards });
}
