import { type Refusal, refuse } from '@tessera/kernel';
import type { Cell } from '@tessera/space';
import { effectOf } from '../action/effects/effect.ts';
import { ALL_TARGETS } from '../board/index.ts';
import type { Choice } from '../choice.ts';
import { deciderFor, figuresUp, has, isUp } from '../figures.ts';
import type { Frame } from '../frames.ts';
import { isInvisible } from '../holdings.ts';
import { monsterAims, monsterTargets } from '../monsters/choices.ts';
import type { Deed, FigureId } from '../records.ts';
import { groundIn } from '../scenario/plan.ts';
import type { Scene } from '../scene.ts';
import { deedInProgress, type Rule, type ShownDeed, type State, type View } from '../state.ts';
import { areaPlacements, isPlacement } from './area.ts';
import { isForEach } from './deed.ts';
import { findsPlace, isPlacing } from './place.ts';
import { selectable } from './select.ts';
import { abilityOf, type Shape, shapeOf, visitModifiers } from './shape.ts';

/** Whom an attack takes, one after the other. R 7.1, 7.12, 7.13 */
export const aim = {
  'attack.aim': {
    asks(state) {
      const deed = deedInProgress(state);
      if (!isUp(state, deed.figure) || has(state, deed.figure, 'stun')) return [];
      const { queue, done } = deed.attack!;
      // Whom a monster attacks is settled by `aimFrames`, unless the rules leave it open.
      if (deed.by < 0) return queue.length + done.length > 0 ? [] : deciderFor(state);
      if (queue.length > 0) return queue.length > 1 ? deed.by : [];
      return attackOptions(state, deed).length > 0 ? deed.by : [];
    },
    prompt(state) {
      const deed = deedInProgress(state);
      const { value, range, targets, area } = shapeOf(state, deed);
      const { figure, attack } = deed;
      return {
        // Once an area is laid, only the order of those in it is open. R 7.12
        code: attack!.queue.length > 0 ? 'attack.next' : area === undefined ? 'attack' : 'attack.area',
        params: { figure, value, range, targets, left: attack!.left },
      };
    },
    options(state): Choice[] {
      const deed = deedInProgress(state);
      if (deed.by < 0)
        return monsterTargets(state, shapeOf(state, deed)).map((figures) => ({ type: 'targets', figures }));
      const { queue } = deed.attack!;
      if (queue.length > 0) return queue.map((figure) => ({ type: 'target', figure }));
      return [...attackOptions(state, deed), { type: 'skip' }];
    },
    open: true,
    sound: true,
    answers: {
      target: {
        refuse: (state, _frame, _seat, { figure }) => refuseTarget(state, deedInProgress(state), figure),
        play(state, _frame, { action: { figure } }) {
          const attack = deedInProgress(state).attack!;
          if (attack.queue.includes(figure)) attack.queue = attack.queue.filter((one) => one !== figure);
          // Those on the way to the first come on top.
          else attack.left = Math.max(0, attack.left - 1);
          return [...together(state, figure), ...next(figure)];
        },
      },
      targets: {
        refuse(state, _frame, _seat, { figures }) {
          const deed = deedInProgress(state);
          const groups = deed.by < 0 ? monsterTargets(state, shapeOf(state, deed)) : [];
          return groups.some((group) => group.join() === figures.join()) ? undefined : refuse('not-an-option');
        },
        play(state, _frame, { action: { figures } }) {
          const attack = deedInProgress(state).attack!;
          attack.queue = [...figures];
          attack.left = 0;
          return [{ at: 'attack.aim' }];
        },
      },
      area: {
        refuse: (state, _frame, _seat, { cells }) => refuseArea(state, deedInProgress(state), cells),
        play(state, _frame, { action: { cells } }) {
          const deed = deedInProgress(state);
          deed.area = [...cells];
          deed.attack!.queue = covered(state, deed, cells);
          return [{ at: 'attack.aim' }];
        },
      },
      skip: {
        refuse: (state) => (deedInProgress(state).attack!.queue.length > 0 ? refuse('area-chosen') : undefined),
        play: () => undefined,
      },
    },
    afterwards(state) {
      const deed = deedInProgress(state);
      const attack = deed.attack!;
      if (!isUp(state, deed.figure) || has(state, deed.figure, 'stun')) return undefined;
      const [first, ...others] = attack.queue;
      attack.queue = others;
      return first === undefined ? undefined : next(first);
    },
  },

  // Whom a heal or a special action takes. R 1.3, 8.9
  aim: {
    asks(state, { left }) {
      const deed = deedInProgress(state);
      if (!isUp(state, deed.figure)) return [];
      if (deed.by < 0) return monsterAims(state, shapeOf(state, deed)).length > 1 ? deciderFor(state) : [];
      return isAsked(state, deed, left) ? deed.by : [];
    },
    prompt(state, { left }) {
      const deed = deedInProgress(state);
      const { value, range, type } = shapeOf(state, deed);
      return { code: `aim.${type}`, params: { figure: deed.figure, value, range, left } };
    },
    options(state): Choice[] {
      const deed = deedInProgress(state);
      const shape = shapeOf(state, deed);
      if (deed.by < 0) return monsterAims(state, shape).map((figures) => ({ type: 'targets', figures }));
      if (needsArea(deed, shape)) return [...areaOptions(state, deed, shape), { type: 'skip' }];
      return [...aimable(state, deed, shape).map((figure) => ({ type: 'target' as const, figure })), { type: 'skip' }];
    },
    open: true,
    answers: {
      target: {
        refuse(state, _frame, _seat, { figure }) {
          const deed = deedInProgress(state);
          if (!isUp(state, figure)) return refuse('no-figure', { figure });
          const shape = shapeOf(state, deed);
          return aimable(state, deed, shape).includes(figure) ? undefined : outOfReach(state, deed, shape, figure);
        },
        play(state, { left }, { action: { figure } }) {
          deedInProgress(state).targets.push(figure);
          return left > 1 ? [{ at: 'aim', left: left - 1 }] : undefined;
        },
      },
      targets: {
        refuse(state, _frame, _seat, { figures }) {
          const deed = deedInProgress(state);
          const groups = deed.by < 0 ? monsterAims(state, shapeOf(state, deed)) : [];
          return groups.some((group) => group.join() === figures.join()) ? undefined : refuse('not-an-option');
        },
        play(state, _frame, { action: { figures } }) {
          deedInProgress(state).targets = [...figures];
          return undefined;
        },
      },
      area: {
        refuse: (state, _frame, _seat, { cells }) => refuseArea(state, deedInProgress(state), cells),
        play(state, { left }, { action: { cells } }) {
          deedInProgress(state).area = [...cells];
          return [{ at: 'aim', left }];
        },
      },
      skip: () => undefined,
    },
    afterwards(state, { left }) {
      const deed = deedInProgress(state);
      if (!isUp(state, deed.figure)) return undefined;
      const shape = shapeOf(state, deed);
      if (deed.by < 0) deed.targets = [...(monsterAims(state, shape)[0] ?? [])];
      else if (left > 0 && !needsArea(deed, shape)) deed.targets.push(...aimable(state, deed, shape).slice(0, left));
      return undefined;
    },
  },

  affect(state) {
    const deed = deedInProgress(state);
    const action = abilityOf(deed);
    const frames: Frame[] = [];
    const isOwn = action.type === 'special' && shapeOf(state, deed).target === undefined;
    deed.acted = isOwn ? hasWork(state, deed) : deed.targets.length > 0;
    for (const target of deed.targets) {
      if (action.type === 'heal') {
        frames.push({
          at: 'heal',
          figure: target,
          amount: Math.max(0, shapeOf(state, deed, target).value),
          by: deed.figure,
        });
      }
      visitModifiers(state, deed, target, (modifier, of, { figure, fixed = null }, origin, ofTarget) => {
        if (origin === 'deed' || !isForEach(modifier, action.type, ofTarget)) return;
        const frame: Frame = { at: 'effect', of, figure, target, value: fixed };
        // Whoever is killed instead gets nothing else.
        if (modifier.type === 'kill') frames.unshift(frame);
        else frames.push(frame);
      });
    }
    return frames;
  },
} satisfies Rule<'attack.aim' | 'aim' | 'affect'>;

/** R 4.5: whether a special action that takes nobody by itself finds anything to do: a hex, somebody it names. */
function hasWork(state: State, deed: Deed): boolean {
  let found = false;
  const scene: Scene = { table: state, figure: deed.figure, target: -1, deed };
  visitModifiers(state, deed, -1, (modifier, of, _by, origin) => {
    const { happens, holds, offered } = effectOf(modifier);
    if (origin === 'deed' || found || offered || (happens ?? holds) === undefined) return;
    if (isPlacing(modifier)) found = findsPlace(state, of, deed.figure);
    else if (modifier.type === 'perform' && modifier.who !== undefined)
      found = selectable(scene, modifier.who, { range: 1, targeting: false }).length > 0;
    else found = true;
  });
  return found;
}

/** All attacks of a figure that has several go to the one enemy, where a card says so. */
function together(state: State, figure: FigureId): Frame[] {
  const deed = deedInProgress(state);
  const attack = deed.attack!;
  const { target, targets } = shapeOf(state, deed);
  if (!target?.together || attack.done.length > 0) return [];
  attack.left = 0;
  return Array.from({ length: targets - 1 }, () => ({ at: 'attack.target' as const, figure }));
}

function next(figure: FigureId): Frame[] {
  return [{ at: 'attack.target', figure }, { at: 'attack.aim' }];
}

/** An attack begins. A monster takes those whom the rules leave it; where there are several groups, the players choose. */
export function aimFrames(state: State, deed: Deed, shape: Shape): Frame[] {
  if (deed.by >= 0) return [{ at: 'attack.aim' }];
  const groups = monsterTargets(state, shape);
  if (groups.length === 0) return [];
  if (groups.length === 1) {
    deed.attack!.queue = [...groups[0]!];
    deed.attack!.left = 0;
  }
  return [{ at: 'attack.aim' }];
}

function sceneOf(table: View, deed: ShownDeed): Scene {
  return { table, figure: deed.figure, target: deed.attack?.done[0] ?? -1, deed };
}

const ENEMY = { side: 'enemy', count: 1, of: 'self', summoned: false } as const;

/** The enemies that an attack can take from where the attacker stands. R 7.1 */
function attackable(table: View, deed: ShownDeed, shape: Shape): FigureId[] {
  const scene = sceneOf(table, deed);
  const { range, sight, chain, target, also } = shape;
  const done = deed.attack?.done ?? [];
  const selecting = { range, targeting: true, sight };
  if (chain !== undefined && done.length > 0) {
    return selectable(scene, { ...ENEMY, within: chain.within, of: 'previous' }, selecting).filter(
      (id) => !done.includes(id),
    );
  }
  const found = deed.attack?.left === 0 ? [] : selectable(scene, target ?? ENEMY, selecting);
  if (done.length > 0) for (const one of also) found.push(...selectable(scene, one, selecting));
  return found.filter((id, i) => !done.includes(id) && found.indexOf(id) === i);
}

function attackOptions(state: State, deed: Deed): Choice[] {
  const shape = shapeOf(state, deed);
  const attack = deed.attack!;
  if (needsArea(deed, shape)) return areaOptions(state, deed, shape);
  if (attack.left === 0 && shape.also.length === 0) return [];
  return attackable(state, deed, shape).map((figure) => ({ type: 'target', figure }));
}

/** An area comes first, once. */
function needsArea({ area, attack }: ShownDeed, shape: Shape): boolean {
  return shape.area !== undefined && area.length === 0 && (attack === null || attack.done.length === 0);
}

function areaOptions(state: State, deed: Deed, { area, range }: Shape): Choice[] {
  const ground = groundIn(state);
  const from = state.figures[deed.figure]!.cell;
  const wanted = figuresUp(state)
    .filter((id) => id !== deed.figure && isEnemyOf(state, deed, id) && !isInvisible(state, id))
    .map((id) => state.figures[id]!.cell)
    .filter((cell) => ground.sight.sees(from, cell));
  return areaPlacements(ground, from, area!, Math.max(1, range), wanted).map((cells) => ({ type: 'area', cells }));
}

function isEnemyOf(state: View, { figure, turned }: ShownDeed, id: FigureId): boolean {
  return (state.figures[id]!.side !== state.figures[figure]!.side) !== turned;
}

/** The enemies in the hexes of an area whom the attacker sees. R 7.12 */
function covered(state: State, deed: Deed, cells: readonly Cell[]): FigureId[] {
  const { sight } = groundIn(state);
  const from = state.figures[deed.figure]!.cell;
  const sees = shapeOf(state, deed).sight;
  return figuresUp(state).filter((id) => {
    const { cell } = state.figures[id]!;
    if (id === deed.figure || !isEnemyOf(state, deed, id) || !cells.includes(cell)) return false;
    return sight.sees(from, cell) && (sees || !isInvisible(state, id));
  });
}

function refuseArea(state: State, deed: Deed, cells: readonly Cell[]): Refusal | undefined {
  const shape = shapeOf(state, deed);
  if (!needsArea(deed, shape)) return refuse('no-area');
  const ground = groundIn(state);
  const outside = cells.find((cell) => cell < 0 || cell >= ground.board.size || ground.hidden[cell] === 1);
  if (outside !== undefined) return refuse('outside-area', { cell: outside });
  const from = state.figures[deed.figure]!.cell;
  if (!isPlacement(ground, from, shape.area!, Math.max(1, shape.range), cells)) {
    return refuse('outside-area', { cell: cells[0] ?? -1 });
  }
  return undefined;
}

/** Why an attack cannot take a figure. R 7.1, 7.9, 8.7 */
function refuseTarget(state: State, deed: Deed, id: FigureId): Refusal | undefined {
  const attack = deed.attack!;
  if (!isUp(state, id)) return refuse('no-figure', { figure: id });
  if (attack.queue.length > 0)
    return attack.queue.includes(id) ? undefined : refuse('outside-area', { cell: state.figures[id]!.cell });
  if (attack.done.includes(id)) return refuse('attacked-already', { figure: id });
  const shape = shapeOf(state, deed);
  if (deed.by < 0) return refuse('not-an-option');
  if (needsArea(deed, shape)) return refuse('choose-area');
  if (attack.left === 0 && shape.also.length === 0) return refuse('too-many-targets', { most: shape.targets });
  if (attackable(state, deed, shape).includes(id)) return undefined;
  if (id === deed.figure || !isEnemyOf(state, deed, id)) return refuse('not-an-enemy', { figure: id });
  if (isInvisible(state, id) && !shape.sight) return refuse('invisible', { figure: id });
  return outOfReach(state, deed, shape, id);
}

/** Why somebody cannot be taken from where the figure stands: too far, out of sight, or whatever else. R 7.1, 7.9 */
function outOfReach(state: State, deed: Deed, shape: Shape, id: FigureId): Refusal {
  const ground = groundIn(state);
  const from = state.figures[deed.figure]!.cell;
  const to = state.figures[id]!.cell;
  const range = Math.max(1, shape.range);
  const far = ground.range(from, to);
  if (shape.target === undefined && far > range) return refuse('out-of-range', { figure: id, range, distance: far });
  if (!ground.sight.sees(from, to)) return refuse('no-sight', { figure: id });
  return refuse('not-a-target', { figure: id });
}

const SELF_OR_ALLY = { side: 'self-or-ally', count: 1, of: 'self', summoned: false } as const;

/** Whom a heal or a special action may take now. */
function aimable(table: View, deed: ShownDeed, shape: Shape): FigureId[] {
  const scene: Scene = { table, figure: deed.figure, target: -1, deed };
  const selecting = { range: shape.range, targeting: true, sight: shape.sight };
  if (shape.target === undefined) {
    if (shape.type === 'special') return deed.targets.length > 0 ? [] : [deed.figure];
    return selectable(scene, SELF_OR_ALLY, selecting).filter((id) => !deed.targets.includes(id));
  }
  return selectable(scene, shape.target, selecting).filter((id) => !deed.targets.includes(id));
}

/** Whether there is a choice: whom to take, or whether to. Everybody who fits is taken without being asked. */
function isAsked(state: State, deed: Deed, left: number): boolean {
  const shape = shapeOf(state, deed);
  if (needsArea(deed, shape)) return areaOptions(state, deed, shape).length > 0;
  if (left === 0 || shape.target?.side === 'self' || (shape.type === 'special' && shape.target === undefined))
    return false;
  if (shape.targets >= ALL_TARGETS) return false;
  return aimable(state, deed, shape).length > 0;
}
