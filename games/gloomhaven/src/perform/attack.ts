import { effectOf } from '../action/effects/effect.ts';
import type { Modifier } from '../action/modifier.ts';
import type { Choice } from '../choice.ts';
import { isUp, seatFor } from '../figures.ts';
import type { Frame } from '../frames.ts';
import { retaliateOf } from '../holdings.ts';
import { drawModifiers, refreshDeck } from '../modifierDeck/deck.ts';
import { momentFrames } from '../moments.ts';
import { modifiersAt } from '../pointer.ts';
import type { Attack, Deed, FigureId } from '../records.ts';
import { holds } from '../scene.ts';
import { distance } from '../situation.ts';
import { deedInProgress, type Rule, type State } from '../state.ts';
import { ruling } from '../variants.ts';
import { attackNumbers, damageOf, deckFor, drawRuleIn } from './attackNumbers.ts';
import { isForEach } from './deed.ts';
import { effects } from './effectFrames.ts';
import { type Shape, visitModifiers } from './shape.ts';

/** An attack that is about to begin. */
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

/** One target after the other, in the order of R 7.2. */
export const attack = {
  'attack.target'(state, { figure: target }, { log }) {
    const deed = deedInProgress(state);
    const attack = deed.attack!;
    const { figure } = deed;
    attack.done.push(target);
    attack.target = target;
    attack.here = [];
    attack.defence = [];
    attack.cards = [];
    attack.damage = 0;
    attack.dealt = 0;
    // Whoever fell to the retaliation of an earlier target attacks no more, and the fallen are not attacked.
    if (!isUp(state, figure) || !isUp(state, target)) return undefined;
    deed.acted = true;
    if (!deed.targets.includes(target)) deed.targets.push(target);
    const kill = killsInstead(state, deed, target);
    if (kill !== undefined) return [kill, { at: 'attack.done' }];
    log({ type: 'attack', figure, target, value: attackNumbers(state, deed, target).value });
    return [
      ...momentFrames(state, 'attack', figure, target),
      ...momentFrames(state, 'attacked', target, figure),
      { at: 'attack.draw' },
    ];
  },

  // R 7.2, step 2: the modifier
  'attack.draw'(state, _frame, { chance, log }) {
    const deed = deedInProgress(state);
    const attack = deed.attack!;
    const { figure } = deed;
    if (!isUp(state, figure) || !isUp(state, attack.target)) return [{ at: 'attack.done' }];
    const { value, mode } = attackNumbers(state, deed, attack.target);
    const deck = deckFor(state, figure);
    const draw = drawModifiers(deck, mode, value, chance, drawRuleIn(state));
    attack.cards = [...draw.used];
    log({ type: 'drawn', figure, cards: [...draw.drawn], used: [...attack.cards] });
    if (ruling(state, 'amd.reshuffle') === 'immediate' && refreshDeck(deck, chance)) {
      log({ type: 'modifiers-shuffled', seat: state.figures[figure]!.seat });
    }
    return draw.either === undefined ? drawnFrames(state, deed) : [{ at: 'attack.card', either: [...draw.either] }];
  },

  'attack.card': {
    asks: (state) => seatFor(state, deedInProgress(state).figure),
    prompt: (state, { either }) => ({
      code: 'attack.card',
      params: { figure: deedInProgress(state).figure, modifiers: [...either] },
    }),
    options: (_state, { either }): Choice[] => either.map((_, n) => ({ type: 'option', n })),
    sound: true,
    answers: {
      option(state, { either }, { action: { n }, log }) {
        const deed = deedInProgress(state);
        const attack = deed.attack!;
        attack.cards = [...attack.cards, either[n]!];
        log({ type: 'drawn', figure: deed.figure, cards: [...either], used: [...attack.cards] });
        return drawnFrames(state, deed);
      },
    },
  },

  // R 7.15: what helps against damage is offered once there is some.
  'attack.hit'(state) {
    const deed = deedInProgress(state);
    const { attack, figure } = deed;
    const { target } = attack!;
    const { damage } = damageOf(state, deed, target);
    const due = damage > 0 ? momentFrames(state, 'attack-damage', target, figure, damage) : [];
    return [...due, { at: 'attack.damage' }];
  },

  // Steps 3 and 4: defence and damage
  'attack.damage'(state, _frame, { log }) {
    const deed = deedInProgress(state);
    const attack = deed.attack!;
    const { figure } = deed;
    const { target } = attack;
    const { value, shield, damage } = damageOf(state, deed, target);
    attack.damage = isNegated(attack) ? 0 : damage;
    log({ type: 'hit', figure, target, value, shield, damage: attack.damage });
    return [
      { at: 'damage', figure: target, amount: attack.damage, by: figure, from: 'attack' },
      { at: 'attack.effects' },
      { at: 'attack.retaliate' },
      { at: 'attack.done' },
    ];
  },

  // Step 5: what else the attack does; the dead get nothing of it, but whoever attacks does.
  'attack.effects'(state) {
    const deed = deedInProgress(state);
    const attack = deed.attack!;
    const { target, cards } = attack;
    const isAlive = isUp(state, target);
    const frames: Frame[] = [];
    visitModifiers(state, deed, target, (modifier, of, { figure, fixed = null }, origin, ofTarget) => {
      const isDue = origin === 'target' ? happensHere(modifier) : isForEach(modifier, 'attack', ofTarget);
      if (origin === 'deed' || !isDue || (modifier.type === 'xp' && origin !== 'target')) return;
      if (!isAlive && !isForAttacker(modifier)) return;
      frames.push({ at: 'effect', of, figure, target, value: fixed });
    });
    for (const card of cards) {
      const list = `modifier-card/${card}/effects`;
      const fits = (modifier: Modifier) => isAlive || isForAttacker(modifier);
      frames.push(...effects({ figure: deed.figure, target, value: null }, list, modifiersAt(list), fits));
    }
    return frames;
  },

  // Step 6; what the one attacked does to the attacker comes with it. R 7.8
  'attack.retaliate'(state, _frame, { log }) {
    const { attack, figure } = deedInProgress(state);
    const { target } = attack!;
    if (!isUp(state, figure) || !isUp(state, target)) return undefined;
    const amount = retaliation(state, attack!, target, figure);
    const frames: Frame[] = attack!.defence.flatMap(({ at, by }) =>
      effects({ figure: by, target: figure, value: null }, at, modifiersAt(at), (one) =>
        COMES_AFTER.includes(one.type),
      ),
    );
    if (amount > 0) {
      log({ type: 'retaliated', figure: target, target: figure, amount });
      frames.push(...momentFrames(state, 'retaliate', target, figure), {
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
    const { attack } = deedInProgress(state);
    attack!.target = -1;
    attack!.here = [];
    attack!.defence = [];
    return undefined;
  },

  'attack.end': () => undefined,
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

/** What follows once it is settled which cards count. */
function drawnFrames(state: State, deed: Deed): Frame[] {
  const { figure, attack } = deed;
  const { target } = attack!;
  return [
    ...experience(state, deed, target),
    ...momentFrames(state, 'modifier-drawn', target, figure),
    { at: 'attack.hit' },
  ];
}

/** Experience that counts the one attacked, or hangs on a condition about it: gained whether it lives or not. R 4.5 */
function experience(state: State, deed: Deed, target: FigureId): Frame[] {
  const frames: Frame[] = [];
  visitModifiers(state, deed, target, (modifier, of, { figure, fixed = null }, origin, ofTarget) => {
    if (modifier.type !== 'xp' || origin === 'deed' || origin === 'target') return;
    if (isForEach(modifier, 'attack', ofTarget)) frames.push({ at: 'effect', of, figure, target, value: fixed });
  });
  return frames;
}

/** Effects gained for one target happen with it, whatever they name. */
function happensHere(modifier: Modifier): boolean {
  const { happens, offered, shapes } = effectOf(modifier);
  return happens !== undefined && !offered && shapes === undefined;
}

/** R 7.2: of what is added to an attack, this is not for the target. */
function isForAttacker(modifier: Modifier): boolean {
  if ('who' in modifier && modifier.who !== undefined) return true;
  return ['xp', 'infuse', 'shield', 'retaliate', 'money', 'add-target', 'perform'].includes(modifier.type);
}

/** What a defence does to the attacker when the attack is over. */
const COMES_AFTER: readonly Modifier['type'][] = ['condition', 'push', 'pull', 'damage'];

/** A modifier that kills comes in place of the attack, for those it fits. */
function killsInstead(state: State, deed: Deed, target: FigureId): Frame | undefined {
  let found: Frame | undefined;
  visitModifiers(state, deed, target, (modifier, of, scene) => {
    if (modifier.type !== 'kill' || !holds(scene, modifier.if)) return;
    if (modifier.count !== 'all' && deed.killed >= modifier.count) return;
    found ??= { at: 'effect', of, figure: scene.figure, target, value: null };
  });
  return found;
}

/** At `attack-damage` a defence may have done away with all of it. */
function isNegated({ defence }: Attack): boolean {
  return defence.some(({ at }) => modifiersAt(at).some(({ type }) => type === 'negate'));
}

/** What holds for the one attacked, and what it has gained against this attack. */
function retaliation(state: State, { defence }: Attack, target: FigureId, attacker: FigureId): number {
  const far = distance(state, target, attacker);
  let amount = retaliateOf(state, target, far).total;
  for (const { at } of defence) {
    for (const modifier of modifiersAt(at)) {
      if (modifier.type === 'retaliate' && far <= modifier.range && typeof modifier.value === 'number')
        amount += modifier.value;
    }
  }
  return amount;
}
