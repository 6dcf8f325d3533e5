import { isRangedAttack, visitModifiers } from '../abilities/abilityParameters.ts';
import { effects } from '../abilities/effectFrames.ts';
import { isForEach } from '../abilities/effectTiming.ts';
import { modifiersAt } from '../content/pointed.ts';
import { raiseOf, retaliateOf } from '../inPlay/activeModifiers.ts';
import { drawModifiers, refreshDeck } from '../modifierDeck/deck.ts';
import type { Shape } from '../modifiers/abilityShape.ts';
import { aspectsOf, effectOf, type Modifier } from '../modifiers/modifier.ts';
import { reachTo } from '../scenario/distance.ts';
import { hideAgain } from '../scenario/offMapMonsters.ts';
import { wake } from '../scenario/persistentRules.ts';
import type { Choice } from '../state/choice.ts';
import { isUp, seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import { currentPerformance, type Rule, type State } from '../state/state.ts';
import type { Attack, FigureId, Performance } from '../state/stateRecords.ts';
import { triggerFrames } from '../triggers/due.ts';
import { rulingOf } from '../vocabulary/variants.ts';
import { attackNumbers, damageOf, deckFor, drawRuleIn } from './attackNumbers.ts';

/** Returns a new attack record. */
export function newAttack({ targets, extra, area }: Shape): Attack {
  return {
    queue: [],
    left: area === undefined ? targets + extra : extra,
    done: [],
    target: -1,
    here: [],
    defence: [],
    cards: [],
    damage: 0,
    dealt: 0,
  };
}

/** Steps of an attack, target by target, in the order of R 7.2. */
export const attack = {
  'attack.target'(state, { figure: target }, { log }) {
    const performance = currentPerformance(state);
    const attack = performance.attack!;
    const { figure } = performance;
    attack.done.push(target);
    attack.target = target;
    attack.here = [];
    attack.defence = [];
    attack.cards = [];
    attack.damage = 0;
    attack.dealt = 0;
    // An attacker that died by an earlier retaliate stops attacking, and dead targets are skipped.
    if (!isUp(state, figure) || !isUp(state, target)) return undefined;
    wake(state, target);
    performance.acted = true;
    if (!performance.targets.includes(target)) performance.targets.push(target);
    const instead = replacement(state, performance, target);
    if (instead !== undefined) return [instead, { at: 'attack.done' }];
    log({ type: 'attack', figure, target, value: attackNumbers(state, performance, target).value });
    return [
      ...triggerFrames(state, 'attack', figure, target),
      ...triggerFrames(state, 'attacked', target, figure),
      { at: 'attack.draw' },
    ];
  },

  // R 7.2, step 2: the modifier
  'attack.draw'(state, _frame, { chance, log }) {
    const performance = currentPerformance(state);
    const attack = performance.attack!;
    const { figure } = performance;
    if (!isUp(state, figure) || !isUp(state, attack.target)) return [{ at: 'attack.done' }];
    const { value, mode } = attackNumbers(state, performance, attack.target);
    const deck = deckFor(state, figure);
    const draw = drawModifiers(deck, mode, value, chance, drawRuleIn(state));
    attack.cards = [...draw.used];
    log({ type: 'drawn', figure, cards: [...draw.drawn], used: [...attack.cards] });
    if (rulingOf(state, 'amd.reshuffle') === 'immediate' && refreshDeck(deck, chance)) {
      log({ type: 'modifiers-shuffled', seat: state.figures[figure]!.seat });
    }
    return draw.either === undefined
      ? drawnFrames(state, performance)
      : [{ at: 'attack.card', either: [...draw.either] }];
  },

  'attack.card': {
    asks: (state) => seatFor(state, currentPerformance(state).figure),
    prompt: (state, { either }) => ({
      code: 'attack.card',
      params: { figure: currentPerformance(state).figure, modifiers: [...either] },
    }),
    options: (_state, { either }): Choice[] => either.map((_, n) => ({ type: 'option', n })),
    sound: true,
    answers: {
      option(state, { either }, { action: { n }, log }) {
        const performance = currentPerformance(state);
        const attack = performance.attack!;
        attack.cards = [...attack.cards, either[n]!];
        log({ type: 'drawn', figure: performance.figure, cards: [...either], used: [...attack.cards] });
        return drawnFrames(state, performance);
      },
    },
  },

  // R 7.15: defences against damage are offered only when there is damage.
  'attack.hit'(state) {
    const performance = currentPerformance(state);
    const { attack, figure } = performance;
    const { target } = attack!;
    const { damage } = damageOf(state, performance, target);
    const due = damage > 0 ? triggerFrames(state, 'attack-damage', target, figure, damage) : [];
    return [...due, { at: 'attack.damage' }];
  },

  // Steps 3 and 4: defence and damage
  'attack.damage'(state, _frame, { log }) {
    const performance = currentPerformance(state);
    const attack = performance.attack!;
    const { figure } = performance;
    const { target } = attack;
    const { value, shield, damage } = damageOf(state, performance, target);
    attack.damage = isNegated(attack) ? 0 : damage;
    log({ type: 'hit', figure, target, value, shield, damage: attack.damage });
    return [
      { at: 'damage', figure: target, amount: attack.damage, by: figure, from: 'attack' },
      { at: 'attack.effects' },
      { at: 'attack.retaliate' },
      { at: 'attack.done' },
    ];
  },

  // Step 5: additional effects; a dead target receives none, but the attacker does.
  'attack.effects'(state) {
    const performance = currentPerformance(state);
    const attack = performance.attack!;
    const { target, cards } = attack;
    const isAlive = isUp(state, target);
    const frames: Frame[] = [];
    visitModifiers(state, performance, target, (modifier, of, { figure, fixed = null }, origin, ofTarget) => {
      const { beforeHit, replacesAttack } = effectOf(modifier);
      const isDue = origin === 'target' ? happensHere(modifier) : isForEach(modifier, 'attack', ofTarget);
      if (origin === 'performance' || !isDue || (beforeHit && origin !== 'target')) return;
      // A printed effect in place of the attack was tried earlier.
      if (replacesAttack?.(modifier) && origin !== 'target') return;
      if (!isAlive && !isForAttacker(modifier)) return;
      frames.push({ at: 'effect', of, figure, target, value: fixed });
    });
    for (const card of cards) {
      const list = `modifier-card/${card}/effects`;
      const fits = (modifier: Modifier) => isAlive || isForAttacker(modifier);
      frames.push(...effects({ figure: performance.figure, target, value: null }, list, modifiersAt(list), fits));
    }
    return frames;
  },

  // Step 6: retaliate and the target's other reactions to the attacker. R 7.8
  'attack.retaliate'(state, _frame, { log }) {
    const { attack, figure } = currentPerformance(state);
    const { target } = attack!;
    if (!isUp(state, figure) || !isUp(state, target)) return undefined;
    const amount = retaliation(state, attack!, target, reachTo(state, currentPerformance(state), target));
    const frames: Frame[] = attack!.defence.flatMap(({ at, by }) =>
      effects(
        { figure: by, target: figure, value: null },
        at,
        modifiersAt(at),
        (one) => effectOf(one).inDefence === 'after-attack',
      ),
    );
    if (amount > 0) {
      log({ type: 'retaliated', figure: target, target: figure, amount });
      frames.push(...triggerFrames(state, 'retaliate', target, figure), {
        at: 'damage',
        figure,
        amount,
        by: target,
        from: 'retaliate',
      });
    }
    return frames;
  },

  'attack.done'(state) {
    const { attack } = currentPerformance(state);
    attack!.target = -1;
    attack!.here = [];
    attack!.defence = [];
    return undefined;
  },

  'attack.end'(state, _frame, ctx) {
    const performance = currentPerformance(state);
    const hasAttacked = (performance.attack?.done.length ?? 0) > 0;
    if (hasAttacked && !isRangedAttack(state, performance)) hideAgain(state, performance.figure, ctx);
    return undefined;
  },
} satisfies Rule<
  | 'attack.target'
  | 'attack.draw'
  | 'attack.card'
  | 'attack.hit'
  | 'attack.damage'
  | 'attack.effects'
  | 'attack.retaliate'
  | 'attack.done'
  | 'attack.end'
>;

/** Returns the frames after the cards that count are settled. */
function drawnFrames(state: State, performance: Performance): Frame[] {
  const { figure, attack } = performance;
  const { target } = attack!;
  return [
    ...experience(state, performance, target),
    ...triggerFrames(state, 'modifier-drawn', target, figure),
    { at: 'attack.hit' },
  ];
}

/** Returns experience that counts the target or depends on it. The attacker gains it even if the target died. R 4.5 */
function experience(state: State, performance: Performance, target: FigureId): Frame[] {
  const frames: Frame[] = [];
  visitModifiers(state, performance, target, (modifier, of, { figure, fixed = null }, origin, ofTarget) => {
    if (!effectOf(modifier).beforeHit || origin === 'performance' || origin === 'target') return;
    if (isForEach(modifier, 'attack', ofTarget)) frames.push({ at: 'effect', of, figure, target, value: fixed });
  });
  return frames;
}

/** Checks whether an effect gained for one target happens with that target, even if it names other figures. */
function happensHere(modifier: Modifier): boolean {
  const { happens, offered, shapes } = effectOf(modifier);
  return happens !== undefined && !offered && shapes === undefined;
}

/** R 7.2: checks whether an added effect is for the attacker instead of the target. */
function isForAttacker(modifier: Modifier): boolean {
  return effectOf(modifier).forAttacker?.(modifier) ?? false;
}

/** Returns the frame of a modifier that takes the place of the attack on this target. */
function replacement(state: State, performance: Performance, target: FigureId): Frame | undefined {
  let found: Frame | undefined;
  visitModifiers(state, performance, target, (modifier, of, scene) => {
    if (!effectOf(modifier).replacesAttack?.(modifier)?.(scene, performance.killed)) return;
    found ??= { at: 'effect', of, figure: scene.figure, target, value: null };
  });
  return found;
}

/** Checks whether a defence at `attack-damage` negated all damage. */
function isNegated({ defence }: Attack): boolean {
  return defence.some(({ at }) => modifiersAt(at).some((one) => aspectsOf(one).defence?.(one).isTotal));
}

/** Returns the target's retaliate: its lasting value plus the value gained against this attack. */
function retaliation(state: State, { defence }: Attack, target: FigureId, far: number): number {
  let amount = retaliateOf(state, target, far).total;
  for (const { at } of defence) {
    for (const modifier of modifiersAt(at)) {
      const gained = aspectsOf(modifier).defence?.(modifier).retaliate;
      if (gained !== undefined && far <= gained.range && typeof gained.value === 'number')
        amount += gained.value + raiseOf(state, target, 'retaliate');
    }
  }
  return amount;
}
