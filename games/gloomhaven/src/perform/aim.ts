import { type Refusal, refuse } from '@tessera/kernel';
import type { Cell } from '@tessera/space';
import { abilityOf, shapeOf, visitModifiers } from '../abilities/abilityParameters.ts';
import { isForEach } from '../abilities/effectTiming.ts';
import { ALL_TARGETS } from '../board/index.ts';
import { isUnseenBy } from '../inPlay/activeModifiers.ts';
import { selectable } from '../inPlay/select.ts';
import type { Shape } from '../modifiers/abilityShape.ts';
import { modifiersOf } from '../modifiers/action.ts';
import type { EffectContext } from '../modifiers/effectContext.ts';
import { effectOf } from '../modifiers/modifier.ts';
import { monsterAims, monsterTargets } from '../monsters/choices.ts';
import { standOf } from '../scenario/distance.ts';
import { isSpared } from '../scenario/persistentRules.ts';
import { groundIn } from '../scenario/plan.ts';
import type { Choice } from '../state/choice.ts';
import { deciderFor, figuresUp, has, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import { currentPerformance, type Rule, type ShownPerformance, type State, type View } from '../state/state.ts';
import type { FigureId, Performance } from '../state/stateRecords.ts';
import { areaPlacements, isPlacement } from './area.ts';
import { hasWork, hurtsAllies } from './mandatoryAbilities.ts';

/** Selection of the targets of an attack, one by one. R 7.1, 7.12, 7.13 */
export const aim = {
  'attack.aim': {
    asks(state) {
      const performance = currentPerformance(state);
      if (!isUp(state, performance.figure) || has(state, performance.figure, 'stun')) return [];
      const { queue, done } = performance.attack!;
      // `aimFrames` settles a monster's targets, unless the rules leave them open.
      if (performance.by < 0) return queue.length + done.length > 0 ? [] : deciderFor(state);
      if (queue.length > 0) return queue.length > 1 ? performance.by : [];
      return attackOptions(state, performance).length > 0 ? performance.by : [];
    },
    prompt(state) {
      const performance = currentPerformance(state);
      const { value, range, targets, area } = shapeOf(state, performance);
      const { figure, attack } = performance;
      return {
        // R 7.12: once an area is placed, only the order of its targets is open.
        code: attack!.queue.length > 0 ? 'attack.next' : area === undefined ? 'attack' : 'attack.area',
        params: { figure, value, range, targets, left: attack!.left },
      };
    },
    options(state): Choice[] {
      const performance = currentPerformance(state);
      if (performance.by < 0)
        return monsterTargets(state, shapeOf(state, performance)).map((figures) => ({ type: 'targets', figures }));
      const { queue } = performance.attack!;
      if (queue.length > 0) return queue.map((figure) => ({ type: 'target', figure }));
      return [...attackOptions(state, performance), { type: 'skip' }];
    },
    open: true,
    sound: true,
    answers: {
      target: {
        refuse: (state, _frame, _seat, { figure }) => refuseTarget(state, currentPerformance(state), figure),
        play(state, _frame, { action: { figure } }) {
          const attack = currentPerformance(state).attack!;
          if (attack.queue.includes(figure)) attack.queue = attack.queue.filter((one) => one !== figure);
          // Figures on the path to the first target are additional.
          else attack.left = Math.max(0, attack.left - 1);
          return [...together(state, figure), ...next(figure)];
        },
      },
      targets: {
        refuse(state, _frame, _seat, { figures }) {
          const performance = currentPerformance(state);
          const groups = performance.by < 0 ? monsterTargets(state, shapeOf(state, performance)) : [];
          return groups.some((group) => group.join() === figures.join()) ? undefined : refuse('not-an-option');
        },
        play(state, _frame, { action: { figures } }) {
          const attack = currentPerformance(state).attack!;
          attack.queue = [...figures];
          attack.left = 0;
          return [{ at: 'attack.aim' }];
        },
      },
      area: {
        refuse: (state, _frame, _seat, { cells }) => refuseArea(state, currentPerformance(state), cells),
        play(state, _frame, { action: { cells } }) {
          const performance = currentPerformance(state);
          performance.area = [...cells];
          performance.attack!.queue = covered(state, performance, cells);
          return [{ at: 'attack.aim' }];
        },
      },
      skip: {
        refuse: (state) => (currentPerformance(state).attack!.queue.length > 0 ? refuse('area-chosen') : undefined),
        play: () => undefined,
      },
    },
    afterwards(state) {
      const performance = currentPerformance(state);
      const attack = performance.attack!;
      if (!isUp(state, performance.figure) || has(state, performance.figure, 'stun')) return undefined;
      const [first, ...others] = attack.queue;
      attack.queue = others;
      return first === undefined ? undefined : next(first);
    },
  },

  // Targets of a heal or a special action. R 1.3, 8.9
  aim: {
    asks(state, { left }) {
      const performance = currentPerformance(state);
      if (!isUp(state, performance.figure)) return [];
      if (performance.by < 0)
        return monsterAims(state, shapeOf(state, performance)).length > 1 ? deciderFor(state) : [];
      return isAsked(state, performance, left) ? performance.by : [];
    },
    prompt(state, { left }) {
      const performance = currentPerformance(state);
      const { value, range, type } = shapeOf(state, performance);
      return { code: `aim.${type}`, params: { figure: performance.figure, value, range, left } };
    },
    options(state): Choice[] {
      const performance = currentPerformance(state);
      const shape = shapeOf(state, performance);
      if (performance.by < 0) return monsterAims(state, shape).map((figures) => ({ type: 'targets', figures }));
      if (needsArea(performance, shape)) return [...areaOptions(state, performance, shape), { type: 'skip' }];
      const targets = aimable(state, performance, shape).map((figure) => ({ type: 'target' as const, figure }));
      return hurtsAllies(state, performance, shape) ? targets : [...targets, { type: 'skip' }];
    },
    open: true,
    answers: {
      target: {
        refuse(state, _frame, _seat, { figure }) {
          const performance = currentPerformance(state);
          if (!isUp(state, figure)) return refuse('no-figure', { figure });
          const shape = shapeOf(state, performance);
          return aimable(state, performance, shape).includes(figure)
            ? undefined
            : outOfReach(state, performance, shape, figure);
        },
        play(state, { left }, { action: { figure } }) {
          currentPerformance(state).targets.push(figure);
          return left > 1 ? [{ at: 'aim', left: left - 1 }] : undefined;
        },
      },
      targets: {
        refuse(state, _frame, _seat, { figures }) {
          const performance = currentPerformance(state);
          const groups = performance.by < 0 ? monsterAims(state, shapeOf(state, performance)) : [];
          return groups.some((group) => group.join() === figures.join()) ? undefined : refuse('not-an-option');
        },
        play(state, _frame, { action: { figures } }) {
          currentPerformance(state).targets = [...figures];
          return undefined;
        },
      },
      area: {
        refuse: (state, _frame, _seat, { cells }) => refuseArea(state, currentPerformance(state), cells),
        play(state, { left }, { action: { cells } }) {
          currentPerformance(state).area = [...cells];
          return [{ at: 'aim', left }];
        },
      },
      skip: {
        refuse(state) {
          const performance = currentPerformance(state);
          const isFree = performance.by < 0 || !hurtsAllies(state, performance, shapeOf(state, performance));
          return isFree ? undefined : refuse('not-an-option');
        },
        play: () => undefined,
      },
    },
    afterwards(state, { left }) {
      const performance = currentPerformance(state);
      if (!isUp(state, performance.figure)) return undefined;
      const shape = shapeOf(state, performance);
      if (performance.by < 0) performance.targets = [...(monsterAims(state, shape)[0] ?? [])];
      else if (left > 0 && !needsArea(performance, shape))
        performance.targets.push(...aimable(state, performance, shape).slice(0, left));
      return undefined;
    },
  },

  affect(state) {
    const performance = currentPerformance(state);
    const action = abilityOf(performance);
    const frames: Frame[] = [];
    const isOwn = action.type === 'special' && shapeOf(state, performance).target === undefined;
    performance.acted = isOwn ? hasWork(state, performance) : performance.targets.length > 0;
    for (const target of performance.targets) {
      if (action.type === 'heal') {
        frames.push(...cures(state, performance, target), {
          at: 'heal',
          figure: target,
          amount: Math.max(0, shapeOf(state, performance, target).value),
          by: performance.figure,
        });
      }
      visitModifiers(state, performance, target, (modifier, of, { figure, fixed = null }, origin, ofTarget) => {
        if (origin === 'performance' || !isForEach(modifier, action.type, ofTarget)) return;
        const frame: Frame = { at: 'effect', of, figure, target, value: fixed };
        // A figure killed instead receives nothing else.
        const place = effectOf(modifier).precedes?.(modifier);
        if (place === 'all') frames.unshift(frame);
        else if (place === undefined) frames.push(frame);
      });
    }
    return frames;
  },
} satisfies Rule<'attack.aim' | 'aim' | 'affect'>;

/** Returns the removals of conditions before a heal, so that poison does not block it. R 8.9 */
function cures(state: State, performance: Performance, target: FigureId): Frame[] {
  const frames: Frame[] = [];
  visitModifiers(state, performance, target, (modifier, of, { figure }) => {
    if (effectOf(modifier).precedes?.(modifier) === 'heal')
      frames.push({ at: 'effect', of, figure, target, value: null });
  });
  return frames;
}

/** Returns the further attacks on the same enemy when a card directs all of them at one. */
function together(state: State, figure: FigureId): Frame[] {
  const performance = currentPerformance(state);
  const attack = performance.attack!;
  const { target, targets } = shapeOf(state, performance);
  if (!target?.together || attack.done.length > 0) return [];
  attack.left = 0;
  return Array.from({ length: targets - 1 }, () => ({ at: 'attack.target' as const, figure }));
}

function next(figure: FigureId): Frame[] {
  return [{ at: 'attack.target', figure }, { at: 'attack.aim' }];
}

/**
 * Returns the frames at the start of an attack. A monster takes the targets that the rules give; the players choose
 * among equal groups.
 */
export function aimFrames(state: State, performance: Performance, shape: Shape): Frame[] {
  if (performance.by >= 0) return [{ at: 'attack.aim' }];
  const groups = monsterTargets(state, shape);
  if (groups.length === 0) return [];
  if (groups.length === 1) {
    performance.attack!.queue = [...groups[0]!];
    performance.attack!.left = 0;
  }
  return [{ at: 'attack.aim' }];
}

function sceneOf(table: View, performance: ShownPerformance): EffectContext {
  return { table, figure: performance.figure, target: performance.attack?.done[0] ?? -1, performance };
}

const ENEMY = { side: 'enemy', count: 1, of: 'self', summoned: false } as const;

/** Returns the enemies that an attack can target from the attacker's hex. R 7.1 */
function attackable(table: View, performance: ShownPerformance, shape: Shape): FigureId[] {
  const scene = sceneOf(table, performance);
  const { range, sight, chain, target, also } = shape;
  const done = performance.attack?.done ?? [];
  const selecting = { range, targeting: true, sight };
  if (chain !== undefined && done.length > 0) {
    return selectable(scene, { ...ENEMY, within: chain.within, of: 'previous' }, selecting).filter(
      (id) => !done.includes(id),
    );
  }
  const found = performance.attack?.left === 0 ? [] : selectable(scene, target ?? ENEMY, selecting);
  if (done.length > 0) for (const one of also) found.push(...selectable(scene, one, selecting));
  return found.filter((id, i) => !done.includes(id) && found.indexOf(id) === i);
}

function attackOptions(state: State, performance: Performance): Choice[] {
  const shape = shapeOf(state, performance);
  const attack = performance.attack!;
  if (needsArea(performance, shape)) return areaOptions(state, performance, shape);
  if (attack.left === 0 && shape.also.length === 0) return [];
  return attackable(state, performance, shape).map((figure) => ({ type: 'target', figure }));
}

/** Checks whether the area must still be placed. It comes first and only once. */
function needsArea({ area, attack }: ShownPerformance, shape: Shape): boolean {
  return shape.area !== undefined && area.length === 0 && (attack === null || attack.done.length === 0);
}

function areaOptions(state: State, performance: Performance, { area, range, sight }: Shape): Choice[] {
  const ground = groundIn(state);
  const from = standOf(state, performance);
  const wanted = figuresUp(state)
    .filter((id) => id !== performance.figure && isEnemyOf(state, performance, id))
    .filter((id) => sight || !isUnseenBy(state, performance.figure, id))
    .map((id) => state.figures[id]!.cell)
    .filter((cell) => ground.sight.sees(from, cell));
  return areaPlacements(ground, from, area!, Math.max(1, range), wanted).map((cells) => ({ type: 'area', cells }));
}

function isEnemyOf(state: View, { figure, turned }: ShownPerformance, id: FigureId): boolean {
  return (state.figures[id]!.side !== state.figures[figure]!.side) !== turned && !isSpared(state, id);
}

/** Returns the enemies in the hexes of an area in the attacker's line of sight. R 7.12 */
function covered(state: State, performance: Performance, cells: readonly Cell[]): FigureId[] {
  const { sight } = groundIn(state);
  const from = standOf(state, performance);
  const sees = shapeOf(state, performance).sight;
  return figuresUp(state).filter((id) => {
    const { cell } = state.figures[id]!;
    if (id === performance.figure || !isEnemyOf(state, performance, id) || !cells.includes(cell)) return false;
    return sight.sees(from, cell) && (sees || !isUnseenBy(state, performance.figure, id));
  });
}

function refuseArea(state: State, performance: Performance, cells: readonly Cell[]): Refusal | undefined {
  const shape = shapeOf(state, performance);
  if (!needsArea(performance, shape)) return refuse('no-area');
  const ground = groundIn(state);
  const outside = cells.find((cell) => cell < 0 || cell >= ground.board.size || ground.hidden[cell] === 1);
  if (outside !== undefined) return refuse('outside-area', { cell: outside });
  const from = standOf(state, performance);
  if (!isPlacement(ground, from, shape.area!, Math.max(1, shape.range), cells)) {
    return refuse('outside-area', { cell: cells[0] ?? -1 });
  }
  return undefined;
}

/** Returns the reason why an attack cannot target a figure. R 7.1, 7.9, 8.7 */
function refuseTarget(state: State, performance: Performance, id: FigureId): Refusal | undefined {
  const attack = performance.attack!;
  if (!isUp(state, id)) return refuse('no-figure', { figure: id });
  if (attack.queue.length > 0)
    return attack.queue.includes(id) ? undefined : refuse('outside-area', { cell: state.figures[id]!.cell });
  if (attack.done.includes(id)) return refuse('attacked-already', { figure: id });
  const shape = shapeOf(state, performance);
  if (performance.by < 0) return refuse('not-an-option');
  if (needsArea(performance, shape)) return refuse('choose-area');
  if (attack.left === 0 && shape.also.length === 0) return refuse('too-many-targets', { most: shape.targets });
  if (attackable(state, performance, shape).includes(id)) return undefined;
  if (id === performance.figure || !isEnemyOf(state, performance, id)) return refuse('not-an-enemy', { figure: id });
  if (isUnseenBy(state, performance.figure, id) && !shape.sight) return refuse('invisible', { figure: id });
  return outOfReach(state, performance, shape, id);
}

/**
 * Returns the reason why a figure cannot be targeted from the attacker's hex: range, line of sight or another. R 7.1,
 * 7.9
 */
function outOfReach(state: State, performance: Performance, shape: Shape, id: FigureId): Refusal {
  const ground = groundIn(state);
  const from = standOf(state, performance);
  const to = state.figures[id]!.cell;
  const range = Math.max(1, shape.range);
  const far = ground.range(from, to);
  if (shape.target === undefined && far > range) return refuse('out-of-range', { figure: id, range, distance: far });
  if (!ground.sight.sees(from, to)) return refuse('no-sight', { figure: id });
  return refuse('not-a-target', { figure: id });
}

const SELF_OR_ALLY = { side: 'self-or-ally', count: 1, of: 'self', summoned: false } as const;

/** Returns the figures that a heal or a special action may take now. */
function aimable(table: View, performance: ShownPerformance, shape: Shape): FigureId[] {
  const scene: EffectContext = { table, figure: performance.figure, target: -1, performance };
  const selecting = { range: shape.range, targeting: true, sight: shape.sight };
  if (shape.target === undefined) {
    if (shape.type === 'special') return performance.targets.length > 0 ? [] : [performance.figure];
    return selectable(scene, SELF_OR_ALLY, selecting).filter((id) => !performance.targets.includes(id));
  }
  const modifiers = modifiersOf(abilityOf(performance));
  return selectable(scene, shape.target, selecting).filter(
    (id) =>
      !performance.targets.includes(id) &&
      modifiers.every((modifier) => effectOf(modifier).accepts?.(table, id, shape.type) ?? true),
  );
}

/** Checks whether there is a choice of targets, or whether to take any. "All" takes every match without asking. */
function isAsked(state: State, performance: Performance, left: number): boolean {
  const shape = shapeOf(state, performance);
  if (needsArea(performance, shape)) return areaOptions(state, performance, shape).length > 0;
  if (left === 0 || shape.target?.side === 'self' || (shape.type === 'special' && shape.target === undefined))
    return false;
  if (shape.targets >= ALL_TARGETS) return false;
  const there = aimable(state, performance, shape).length;
  return hurtsAllies(state, performance, shape) ? there > left : there > 0;
}
