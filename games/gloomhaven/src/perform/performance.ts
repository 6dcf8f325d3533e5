import { abilityOf, shapeOf, visitModifiers } from '../abilities/abilityParameters.ts';
import { effects } from '../abilities/effectFrames.ts';
import { isOnce } from '../abilities/effectTiming.ts';
import { newPerformance } from '../abilities/newPerformance.ts';
import { actionPointer, actionsAt, modifierAt, modifiersAt, sharedModifiersAt } from '../content/pointed.ts';
import { isForbidden } from '../inPlay/activeModifiers.ts';
import type { Shape } from '../modifiers/abilityShape.ts';
import { modifiersOf } from '../modifiers/action.ts';
import { aspectsOf, effectOf, type Modifier } from '../modifiers/modifier.ts';
import { has, isHero, isMonster, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import { currentPerformance, type Rule, type State } from '../state/state.ts';
import type { Performance } from '../state/stateRecords.ts';
import { triggerFrames } from '../triggers/due.ts';
import { below } from '../vocabulary/pointer.ts';
import { keepsFormerRules } from '../vocabulary/variants.ts';
import { aimFrames } from './aim.ts';
import { newAttack } from './attack.ts';
import { moveFrames } from './move.ts';
import { offerFrames, offersOfOthers } from './offers.ts';

/** A performance from its first ability to its experience. R 4.2 to 4.6 */
export const performance = {
  performance(state, { figure, of, by, turned, focus = -1 }) {
    if (!isUp(state, figure)) return undefined;
    const record = newPerformance(figure, of, by, turned, focus);
    const outer = state.performances.at(-1);
    // Instructions nested in a half continue with the records of that half.
    if (outer?.figure === figure && of.startsWith(`${outer.at}/`)) {
      const { path, start, killedAt, changed, paid, destroyed } = outer;
      Object.assign(record, {
        path: [...path],
        start,
        killedAt: [...killedAt],
        changed: [...changed],
        paid,
        destroyed,
      });
    }
    state.performances.push(record);
    return [
      ...offerFrames(state, record, 'performance'),
      ...actionsAt(of).map((_, n): Frame => ({ at: 'ability', n })),
      { at: 'performance.end' },
    ];
  },

  ability(state, { n }) {
    const performance = currentPerformance(state);
    performance.n = n;
    performance.here = [];
    performance.settled = [];
    performance.acted = false;
    performance.attack = null;
    performance.area = [];
    performance.replaced = '';
    if (performance.from !== undefined) performance.from = -1;
    if (!mayAct(state, performance)) return undefined;
    const before = startMoments(state, performance);
    return before.length > 0 ? [...before, { at: 'ability.begin', n }] : beginFrames(state, performance, n);
  },

  // An earlier effect may have moved or killed the performer.
  'ability.begin'(state, { n }) {
    const performance = currentPerformance(state);
    return mayAct(state, performance) ? beginFrames(state, performance, n) : undefined;
  },

  perform(state, { n }) {
    const performance = currentPerformance(state);
    if (performance.replaced !== '') {
      const { figure, by, turned, replaced } = performance;
      performance.acted = true;
      return [
        { at: 'performance', figure, of: replaced, by, turned },
        { at: 'ability.end', n },
      ];
    }
    const frames = performed(state, performance);
    return frames.length === 0 ? undefined : [...frames, { at: 'ability.end', n }];
  },

  'ability.end'(state) {
    const performance = currentPerformance(state);
    if (!performance.acted) return [{ at: 'ability.close' }];
    if (!hangsOnOthers(performance)) performance.performed = true;
    return [...onceFrames(state, performance), ...endMoments(state, performance), { at: 'ability.close' }];
  },

  'ability.close'(state) {
    const performance = currentPerformance(state);
    performance.attack = null;
    performance.here = [];
    // A performance in the middle of an action is part of that action.
    if (state.performances.length === 1) endLimits(state, 'action');
    return undefined;
  },

  // R 4.5: a character gains experience and infuses only if something was performed.
  'performance.end'(state) {
    const performance = currentPerformance(state);
    if (!performance.performed && !infusesAnyway(state, performance)) return [{ at: 'performance.close' }];
    const { figure } = performance;
    const acting = { figure, target: figure, value: null };
    const printed = effects(
      acting,
      below(performance.at, 'modifiers'),
      sharedModifiersAt(performance.at),
      isSettledAtEnd,
    );
    const gained = performance.gained.flatMap(({ at }) => effects(acting, at, modifiersAt(at), isSettledAtEnd));
    return [...printed, ...gained, { at: 'performance.close' }];
  },

  'performance.close'(state) {
    const { performed, at } = state.performances.pop()!;
    const outer = state.performances.at(-1);
    if (performed && outer !== undefined && at.startsWith(`${outer.at}/`)) outer.performed = true;
    // Also for a half played in the middle of another figure's performance.
    if (state.performances.length === 0 || state.flow.at(-1)?.at === 'card.end') state.turn.performed = performed;
    if (state.performances.length === 0) endLimits(state, 'half');
    return undefined;
  },
} satisfies Rule<
  | 'performance'
  | 'ability'
  | 'ability.begin'
  | 'perform'
  | 'ability.end'
  | 'ability.close'
  | 'performance.end'
  | 'performance.close'
>;

/** R 10.5, 13.4: checks whether a monster infuses without a focus. A stunned monster does nothing of its card. */
function infusesAnyway(state: State, performance: Performance): boolean {
  return isMonster(state.figures[performance.figure]!) && mayAct(state, performance) && !keepsFormerRules(state);
}

/** R 8.6: checks whether the figure may act. A stunned or dead figure performs nothing more. */
function mayAct(state: State, { figure }: Performance): boolean {
  return isUp(state, figure) && !(has(state, figure, 'stun') && !isResting(state, figure));
}

/** R 6.3: checks whether a character performs a long rest, which a stunned one still does. */
function isResting(state: State, figure: number): boolean {
  return isHero(state, figure) && state.heroes[figure]!.resting;
}

function performed(state: State, performance: Performance): Frame[] {
  const action = abilityOf(performance);
  const shape = shapeOf(state, performance);
  const { figure } = performance;
  if (!shape.possible) return [];
  switch (action.type) {
    case 'attack':
      // R 8.5
      if (has(state, figure, 'disarm') || isForbidden(state, figure, 'attack')) return [];
      performance.attack = newAttack(shape);
      // Keeps the healed figures of the previous ability when the attack is around them.
      if (shape.target?.of !== 'healed') performance.targets = [];
      return [...aimFrames(state, performance, shape), { at: 'attack.end' }];
    case 'move':
      if (has(state, figure, 'immobilize') || shape.value <= 0) return [];
      return [...moveFrames(state, performance, shape), { at: 'move.end' }];
    case 'loot':
      performance.acted = true;
      return [{ at: 'loot', figure, range: shape.value, most: shape.lootLimit }];
    case 'heal':
    case 'special':
      performance.targets = [];
      return [...hexFrames(performance, shape), { at: 'aim', left: shape.targets + shape.extra }, { at: 'affect' }];
    case 'summon':
      return [
        {
          at: 'summon',
          of: actionPointer(performance.at, performance.n),
          figure,
          target: performance.targets.at(-1) ?? figure,
          n: 0,
          left: 0,
        },
      ];
    case 'text':
      return [];
  }
}

/** Returns the frame that chooses the hex around which an ability takes all figures. */
function hexFrames({ figure, at, n, hex }: Performance, { target }: Shape): Frame[] {
  if (target?.of !== 'chosen-hex' || hex >= 0) return [];
  const list = below(actionPointer(at, n), 'modifiers');
  return modifiersAt(list).flatMap((modifier, i): Frame[] => {
    const within = aspectsOf(modifier).force?.(modifier).hexWithin;
    return within === undefined ? [] : [{ at: 'hex', of: below(list, i), figure, target: -1, within }];
  });
}

/** Checks whether an ability only makes others perform something. It counts as performed if they do. R 4.5 */
function hangsOnOthers(performance: Performance): boolean {
  const action = abilityOf(performance);
  const doing = modifiersOf(action).filter((one) => {
    const { happens, work } = effectOf(one);
    return happens !== undefined && work !== 'reward';
  });
  return (
    action.type === 'special' && doing.length > 0 && doing.every((one) => effectOf(one).performers?.(one) === 'others')
  );
}

function onceFrames(state: State, performance: Performance): Frame[] {
  const frames: Frame[] = [];
  const { type } = abilityOf(performance);
  visitModifiers(state, performance, -1, (modifier, of, { figure, fixed = null }, origin) => {
    if (origin === 'performance' || !isOnce(modifier, type)) return;
    frames.push({ at: 'effect', of, figure, target: performance.figure, value: fixed });
  });
  return frames;
}

/** Checks whether a modifier of a whole half takes effect at its end. The duration of the card is no effect. */
function isSettledAtEnd(modifier: Modifier): boolean {
  const { happens, offered } = effectOf(modifier);
  return happens !== undefined && !offered;
}

/** Resets effects with a limit of once per half or action. */
function endLimits(state: State, limit: 'half' | 'action'): void {
  for (const one of state.lasting) {
    const modifier = modifierAt(one.at);
    if (one.used && aspectsOf(modifier).trigger?.(modifier).limit === limit) one.used = false;
  }
}

/** Returns the effects due before an attack or a move that the figure can make. */
function startMoments(state: State, performance: Performance): Frame[] {
  const { figure } = performance;
  const { type } = abilityOf(performance);
  if (type === 'attack') return has(state, figure, 'disarm') ? [] : triggerFrames(state, 'attack-action-start', figure);
  return type === 'move' && !has(state, figure, 'immobilize') ? triggerFrames(state, 'move-action-start', figure) : [];
}

function beginFrames(state: State, performance: Performance, n: number): Frame[] {
  return [...offerFrames(state, performance, 'ability'), ...offersOfOthers(state, performance), { at: 'perform', n }];
}

function endMoments(state: State, performance: Performance): Frame[] {
  const { figure } = performance;
  if (!isUp(state, figure)) return [];
  const { type } = abilityOf(performance);
  if (type === 'attack') return triggerFrames(state, 'attack-action-end', figure);
  return type === 'move' ? triggerFrames(state, 'moved', figure) : [];
}
