import { endActive, endMarksOn, endsWithDeath, isMarkedByAnyone } from '../abilities/activation.ts';
import { moveCards } from '../cards/piles.ts';
import { noConditions } from '../conditions/conditions.ts';
import { dropAll } from '../scenario/carriedTokens.ts';
import { noteDeath, noteExhaustion } from '../scenario/deaths.ts';
import { noteEnding } from '../scenario/outcome.ts';
import { isProtected, isSuspended } from '../scenario/persistentRules.ts';
import type { Ctx } from '../state/events.ts';
import { gainXp, isHero, isMonster, isSummon, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { Performance } from '../state/stateRecords.ts';
import { triggerFrames } from '../triggers/due.ts';
import { keepsFormerRules, rulingOf } from '../vocabulary/variants.ts';

/** Death, exhaustion and removal of figures. R 1.5, 6.6, 7.16 */
export const death = {
  // R 13.10: effects on death happen at the figure's own hex, before it is removed.
  death(state, { figure, by, overkill = 0, undamaged = false }) {
    if (!isUp(state, figure) || isDying(state, figure)) return undefined;
    if (isSuspended(state, figure) || isProtected(state, figure, by)) return undefined;
    if (isHero(state, figure)) return [{ at: 'exhaustion', seat: figure }];
    return [...triggerFrames(state, 'death', figure, by), { at: 'removal', figure, by, overkill, undamaged }];
  },

  removal(state, { figure: id, by, overkill, undamaged }, ctx) {
    const figure = state.figures[id]!;
    const { cell } = figure;
    if (cell < 0) return undefined;
    ctx.log({ type: 'died', figure: id, by });
    if (figure.dropsMoney) state.map.money.push(cell);
    takeOff(state, id);
    const killer = state.performances.findLast((performance) => performance.figure === by);
    if (killer !== undefined) {
      killer.killed++;
      killer.killedAt.push(cell);
    }
    const frames: Frame[] = noteDeath(state, id, by, { overkill, undamaged, items: itemsIn(killer) }, cell);
    // Ruling 49: the specification gives experience for kills.
    if (isMonster(figure) && figure.side === 'monsters' && rulingOf(state, 'xp.onKill') === 'on')
      gainXp(state, by, 1, ctx);
    if (by >= 0 && isUp(state, by) && figure.side !== state.figures[by]!.side) {
      frames.push(...triggerFrames(state, 'kill', by, id));
    }
    if (isSummon(figure)) frames.push(...cardOfSummon(state, id));
    if (hasAftermath(state, id, by)) frames.push({ at: 'fallen', figure: id, by, cell, next: 'fallen' });
    noteEnding(state, ctx);
    return frames;
  },

  // This frame stays below the due effects because they refer to its hex.
  fallen(state, frame, ctx) {
    const { figure, by, next } = frame;
    if (next === 'end') return endMarksOn(state, figure, ctx);
    const later = next === 'fallen' ? 'mark-ending' : 'end';
    return [
      { at: 'moment', moment: next, figure, other: by, settled: [] },
      { ...frame, next: later },
    ];
  },

  exhaustion(state, { seat }, ctx) {
    const hero = state.heroes[seat]!;
    const isFallen = state.figures[seat]!.hp < 1;
    if (hero.exhausted) return isFallen ? fall(state, seat, ctx) : undefined;
    hero.exhausted = true;
    ctx.log({ type: 'exhausted', seat });
    if (isDeadForGood(state, seat)) ctx.log({ type: 'died', figure: seat, by: -1 });
    for (const pile of ['hand', 'inPlay', 'active', 'discard'] as const) moveCards(hero, hero[pile], pile, 'lost');
    hero.halves = [];
    hero.choice = null;
    const { cell } = state.figures[seat]!;
    dropAll(state, seat, cell, ctx);
    // R 17.1: with permanent death, a hero who only runs out of cards stays on the map and can still be hurt.
    if (isFallen || rulingOf(state, 'death.permanent') === 'off') takeOff(state, seat);
    for (const [id, one] of state.figures.entries())
      if (isSummon(one) && one.seat === seat && one.cell >= 0) takeOff(state, id);
    state.lasting = state.lasting.filter(({ owner }) => owner !== seat);
    noteExhaustion(state, seat, cell);
    noteEnding(state, ctx);
    return undefined;
  },
} satisfies Rule<'death' | 'removal' | 'fallen' | 'exhaustion'>;

/** Checks whether the end of a figure triggers anything: a mark on it, or an effect at this moment. */
function hasAftermath(state: State, id: number, by: number): boolean {
  return isMarkedByAnyone(state, id) || triggerFrames(state, 'fallen', id, by).length > 0;
}

/** R 17.1: handles a hero without cards who stayed on the map and now loses the last hit point. */
function fall(state: State, seat: number, { log }: Ctx): undefined {
  if (state.figures[seat]!.cell < 0) return;
  log({ type: 'died', figure: seat, by: -1 });
  takeOff(state, seat);
}

/** Checks whether a hero is permanently dead: no hit points left, with permanent death on. R 17.1 */
export function isDeadForGood(state: State, seat: number): boolean {
  return rulingOf(state, 'death.permanent') === 'on' && state.figures[seat]!.hp < 1;
}

/** Checks whether a figure is about to be removed. Further damage, such as retaliate, does not kill it again. */
function isDying({ flow }: State, figure: number): boolean {
  return flow.some((frame) => frame.at === 'removal' && frame.figure === figure);
}

function takeOff(state: State, id: number): void {
  const figure = state.figures[id]!;
  figure.cell = -1;
  // R 6.6: a hero who runs out of cards keeps its hit points, because battle goals read them.
  if (!isHero(state, id) || keepsFormerRules(state)) figure.hp = Math.min(0, figure.hp);
  Object.assign(figure, noConditions);
  endsWithDeath(state, id);
}

/** R 11.2: moves the card of a summon out of the active area when its last summon dies. */
function cardOfSummon(state: State, id: number): Frame[] {
  const { stats, seat } = state.figures[id]!;
  const [kind, card] = stats.split('/');
  if (kind !== 'card' || card === undefined) return [];
  const others = state.figures.some((one) => one.cell >= 0 && one.seat === seat && one.stats === stats);
  return others || !state.heroes[seat]!.active.includes(card) ? [] : endActive(state, seat, card);
}

/** Returns the items whose bonuses a performance had when it killed. */
function itemsIn(performance: Performance | undefined): string[] {
  const gained =
    performance === undefined ? [] : [...performance.gained, ...performance.here, ...(performance.attack?.here ?? [])];
  const items = gained.flatMap(({ at }) => (at.startsWith('item/') ? [at.split('/')[1]!] : []));
  return [...new Set(items)];
}
