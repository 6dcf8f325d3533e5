import type { Action } from '../action/action.ts';
import { effectOf } from '../action/effects/effect.ts';
import type { Modifier } from '../action/modifier.ts';
import { has, isHero, isUp } from '../figures.ts';
import type { Frame } from '../frames.ts';
import { isForbidden } from '../holdings.ts';
import { momentFrames } from '../moments.ts';
import { actionPointer, actionsAt, below, deedModifiersAt, modifiersAt } from '../pointer.ts';
import type { Deed } from '../records.ts';
import { deedInProgress, type Rule, type State } from '../state.ts';
import { aimFrames } from './aim.ts';
import { newAttack } from './attack.ts';
import { effects } from './effectFrames.ts';
import { moveFrames } from './move.ts';
import { offerFrames, offersOfOthers } from './offers.ts';
import { abilityOf, type Shape, shapeOf, visitModifiers } from './shape.ts';

/** A deed from its first ability to its experience. R 4.2 to 4.6 */
export const deed = {
  deed(state, { figure, of, by, turned, focus = -1 }) {
    if (!isUp(state, figure)) return undefined;
    const record = newDeed(figure, of, by, turned, focus);
    const outer = state.deeds.at(-1);
    // What stands inside of a half counts what the half has done so far.
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
    state.deeds.push(record);
    return [
      ...offerFrames(state, record, 'deed'),
      ...actionsAt(of).map((_, n): Frame => ({ at: 'ability', n })),
      { at: 'deed.end' },
    ];
  },

  ability(state, { n }) {
    const deed = deedInProgress(state);
    deed.n = n;
    deed.here = [];
    deed.settled = [];
    deed.acted = false;
    deed.attack = null;
    deed.area = [];
    deed.replaced = '';
    if (!mayAct(state, deed)) return undefined;
    return [...offerFrames(state, deed, 'ability'), ...offersOfOthers(state, deed), { at: 'perform', n }];
  },

  perform(state, { n }) {
    const deed = deedInProgress(state);
    if (deed.replaced !== '') {
      const { figure, by, turned, replaced } = deed;
      deed.acted = true;
      return [
        { at: 'deed', figure, of: replaced, by, turned },
        { at: 'ability.end', n },
      ];
    }
    const frames = performed(state, deed);
    return frames.length === 0 ? undefined : [...frames, { at: 'ability.end', n }];
  },

  'ability.end'(state) {
    const deed = deedInProgress(state);
    if (!deed.acted) return [{ at: 'ability.close' }];
    deed.performed = true;
    return [...onceFrames(state, deed), ...endMoments(state, deed), { at: 'ability.close' }];
  },

  'ability.close'(state) {
    const deed = deedInProgress(state);
    deed.attack = null;
    deed.here = [];
    for (const one of state.lasting) if (one.used && one.lasts !== 'turn') one.used = false;
    return undefined;
  },

  // R 4.5: experience and infusions only where something was performed.
  'deed.end'(state) {
    const deed = deedInProgress(state);
    if (!deed.performed) return [{ at: 'deed.close' }];
    const { figure } = deed;
    const acting = { figure, target: figure, value: null };
    const printed = effects(acting, below(deed.at, 'modifiers'), deedModifiersAt(deed.at), isSettledAtEnd);
    const gained = deed.gained.flatMap(({ at }) => effects(acting, at, modifiersAt(at), isSettledAtEnd));
    return [...printed, ...gained, { at: 'deed.close' }];
  },

  'deed.close'(state) {
    const { performed } = state.deeds.pop()!;
    if (state.deeds.length === 0) state.turn.performed = performed;
    return undefined;
  },
} satisfies Rule<'deed' | 'ability' | 'perform' | 'ability.end' | 'ability.close' | 'deed.end' | 'deed.close'>;

export function newDeed(figure: number, at: string, by: number, turned: boolean, focus: number): Deed {
  return {
    at,
    figure,
    by,
    performed: false,
    n: 0,
    gained: [],
    here: [],
    settled: [],
    replaced: '',
    acted: false,
    attack: null,
    area: [],
    targets: [],
    focus,
    start: -1,
    path: [],
    killedAt: [],
    changed: [],
    hex: -1,
    killed: 0,
    damaged: 0,
    dealt: 0,
    paid: 0,
    destroyed: 0,
    turned,
  };
}

/** R 8.6: whoever is stunned in the middle of a deed does nothing more; the dead do not either. */
function mayAct(state: State, { figure }: Deed): boolean {
  return isUp(state, figure) && !(has(state, figure, 'stun') && !isResting(state, figure));
}

/** A stunned character still performs a long rest. R 6.3 */
function isResting(state: State, figure: number): boolean {
  return isHero(state, figure) && state.heroes[figure]!.resting;
}

function performed(state: State, deed: Deed): Frame[] {
  const action = abilityOf(deed);
  const shape = shapeOf(state, deed);
  const { figure } = deed;
  if (!shape.possible) return [];
  switch (action.type) {
    case 'attack':
      // R 8.5
      if (has(state, figure, 'disarm') || isForbidden(state, figure, 'attack')) return [];
      deed.attack = newAttack(shape);
      deed.targets = [];
      return [...aimFrames(state, deed, shape), { at: 'attack.end' }];
    case 'move':
      if (has(state, figure, 'immobilize') || shape.value <= 0) return [];
      return [...moveFrames(state, deed, shape), { at: 'move.end' }];
    case 'loot':
      deed.acted = true;
      return [{ at: 'loot', figure, range: shape.value, most: shape.lootLimit }];
    case 'heal':
    case 'special':
      deed.targets = [];
      return [...hexFrames(deed, shape), { at: 'aim', left: shape.targets + shape.extra }, { at: 'affect' }];
    case 'summon':
      return [
        {
          at: 'summon',
          of: actionPointer(deed.at, deed.n),
          figure,
          target: deed.targets.at(-1) ?? figure,
          n: 0,
          left: 0,
        },
      ];
    case 'text':
      return [];
  }
}

/** The hex that an ability takes everybody around of is chosen first. */
function hexFrames({ figure, at, n, hex }: Deed, { target }: Shape): Frame[] {
  if (target?.of !== 'chosen-hex' || hex >= 0) return [];
  const list = below(actionPointer(at, n), 'modifiers');
  return modifiersAt(list).flatMap((modifier, i): Frame[] =>
    modifier.type === 'pull' && modifier.hexWithin !== undefined
      ? [{ at: 'hex', of: below(list, i), figure, target: -1, within: modifier.hexWithin }]
      : [],
  );
}

function onceFrames(state: State, deed: Deed): Frame[] {
  const frames: Frame[] = [];
  const { type } = abilityOf(deed);
  visitModifiers(state, deed, -1, (modifier, of, { figure, fixed = null }, origin) => {
    if (origin === 'deed' || !isOnce(modifier, type)) return;
    frames.push({ at: 'effect', of, figure, target: deed.figure, value: fixed });
  });
  return frames;
}

/** Whether a modifier of an ability happens at all; what changes how an attack or a move goes has done so already. */
function mayHappen(modifier: Modifier, type: Action['type']): boolean {
  const { happens, offered, shapes } = effectOf(modifier);
  return happens !== undefined && !offered && (type === 'special' || shapes === undefined);
}

/** Whether a modifier happens once, when the ability is over: for those it names itself, experience, money. */
function isOnce(modifier: Modifier, type: Action['type']): boolean {
  if (!mayHappen(modifier, type)) return false;
  if ('who' in modifier && modifier.who !== undefined) return !['target', 'previous'].includes(modifier.who.of);
  // A move or a loot takes nobody.
  if (type === 'move' || type === 'loot' || type === 'summon') return true;
  return effectOf(modifier).once?.(modifier) ?? false;
}

/** Whether a modifier happens to each target. */
export function isForEach(modifier: Modifier, type: Action['type'], ofTarget: boolean): boolean {
  return mayHappen(modifier, type) && (ofTarget || !isOnce(modifier, type));
}

/** What of a whole half is settled at its end; how the card lasts is not an effect. */
function isSettledAtEnd(modifier: Modifier): boolean {
  const { happens, offered } = effectOf(modifier);
  return happens !== undefined && !offered;
}

function endMoments(state: State, deed: Deed): Frame[] {
  const { figure } = deed;
  if (!isUp(state, figure)) return [];
  const { type } = abilityOf(deed);
  if (type === 'attack') return momentFrames(state, 'attack-action-end', figure);
  return type === 'move' ? momentFrames(state, 'moved', figure) : [];
}
