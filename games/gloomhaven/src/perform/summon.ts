import { refuse } from '@tessera/kernel';
import type { Cell } from '@tessera/space';
import { noConditions } from '../conditions/conditions.ts';
import { actionAt } from '../content/pointed.ts';
import type { SummonAction } from '../modifiers/actions/summon.ts';
import { evaluateAmount } from '../modifiers/effectContext.ts';
import { monsterPlaces } from '../monsters/choices.ts';
import { lastMarker } from '../monsters/goTo.ts';
import { drawAbilities } from '../scenario/monsterDecks.ts';
import { byCharacters, numberOf, scenarioFacts } from '../scenario/numbers.ts';
import { groundIn, scenarioPlan } from '../scenario/plan.ts';
import { isEmptyHex, placeMonster } from '../scenario/spawn.ts';
import type { Ctx } from '../state/events.ts';
import { creditOf, deciderFor, isUp, seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { below } from '../vocabulary/pointer.ts';

type SummonFrame = Extract<Frame, { at: 'summon' }>;

/** Places new figures adjacent to the summoner or the target, one by one. R 11.1, 13.7 */
export const summon = {
  summon: {
    asks(state, frame) {
      if (newcomer(state, frame) === undefined) return [];
      const cells = placesFor(state, frame);
      if (cells.length === 0) return [];
      const performance = state.performances.at(-1);
      if ((performance?.by ?? -1) < 0) return cells.length > 1 ? deciderFor(state) : [];
      return seatFor(state, frame.figure);
    },
    prompt: (_state, { of, figure }) => ({ code: 'summon', params: { of, figure } }),
    options(state, frame) {
      const cells = placesFor(state, frame).map((cell) => ({ type: 'hex' as const, cell }));
      return (state.performances.at(-1)?.by ?? -1) < 0 ? cells : [...cells, { type: 'skip' as const }];
    },
    answers: {
      hex: {
        refuse: (state, frame, _seat, { cell }) =>
          placesFor(state, frame).includes(cell) ? undefined : refuse('not-empty', { cell }),
        play: (state, frame, { action: { cell }, ...ctx }) => arrive(state, frame, cell, ctx),
      },
      skip: () => undefined,
    },
    afterwards(state, frame, ctx) {
      if (newcomer(state, frame) === undefined)
        return frame.n < mostOf(state, frame.of) ? [{ ...frame, n: frame.n + 1 }] : undefined;
      const [cell] = placesFor(state, frame);
      return cell === undefined ? undefined : arrive(state, frame, cell, ctx);
    },
  },
} satisfies Rule<'summon'>;

function actionOf(of: string): SummonAction {
  const action = actionAt(of);
  if (action.type !== 'summon') throw new TypeError(`${of} summons nobody`);
  return action;
}

/** Returns the monsters of a summon action: its own, or those of the scenario's table for the object's place. */
function monstersOf(state: State, of: string): SummonAction['monsters'] {
  const { monsters, table } = actionOf(of);
  const row = tableOf(state, table)?.rows[lastMarker(state) ?? ''];
  return row === undefined
    ? monsters
    : [...monsters, { monster: row.monster, ranks: row.ranks.map((rank) => (rank === 'boss' ? null : rank)) }];
}

function tableOf({ scenario }: State, table: string | undefined) {
  return table === undefined ? undefined : scenarioPlan(scenario).record.tables[table];
}

/** Returns how many figures the action may place. */
function mostOf(state: State, of: string): number {
  const { summon, objects } = actionOf(of);
  return (summon?.count ?? 0) + monstersOf(state, of).length + objects.length * 6;
}

type Newcomer =
  | { readonly kind: 'summon' }
  | { readonly kind: 'monster'; readonly n: number; readonly rank: 'normal' | 'elite' }
  | { readonly kind: 'object'; readonly n: number };

/** Returns the nth new figure: summons of the action, then monsters by the number of characters, then objects. */
function newcomer(state: State, { of, n, figure }: SummonFrame): Newcomer | undefined {
  if (!isUp(state, figure)) return undefined;
  const { summon, objects } = actionOf(of);
  const monsters = monstersOf(state, of);
  let at = n;
  if (summon !== undefined) {
    if (at < summon.count) return { kind: 'summon' };
    at -= summon.count;
  }
  if (at < monsters.length) {
    const [two = null, three = null, four = null] = monsters[at]!.ranks;
    const rank = byCharacters([two, three, four], state);
    return rank === null ? undefined : { kind: 'monster', n: at, rank };
  }
  at -= monsters.length;
  for (const [i, { count }] of objects.entries()) {
    const many = numberOf(count, scenarioFacts(state));
    if (at < many) return { kind: 'object', n: i };
    at -= 6;
  }
  return undefined;
}

/** Returns the empty hexes adjacent to the summoner or the target. R 11.1, 1.4 */
function placesFor(state: State, { of, figure, target }: SummonFrame): Cell[] {
  const ground = groundIn(state);
  const { beside, table } = actionOf(of);
  const object = tableOf(state, table)?.beside;
  const summoner = object === undefined ? undefined : state.figures.find((one) => one.type === object && one.cell >= 0);
  const near = (summoner ?? state.figures[beside === 'target' ? target : figure]!).cell;
  if (near < 0) return [];
  const cells: Cell[] = [];
  for (let cell = 0; cell < ground.board.size; cell++) {
    if (ground.range(near, cell) === 1 && isEmptyHex(state, cell)) cells.push(cell);
  }
  return (state.performances.at(-1)?.by ?? -1) < 0 && cells.length > 1 ? monsterPlaces(state, cells) : cells;
}

function arrive(state: State, frame: SummonFrame, cell: Cell, ctx: Ctx): Frame[] {
  const { of, figure, n } = frame;
  const performance = state.performances.at(-1);
  if (performance !== undefined) performance.acted = true;
  const who = newcomer(state, frame)!;
  const id =
    who.kind === 'monster' ? summonMonster(state, frame, who, cell, ctx) : summonFigure(state, frame, who, cell);
  if (id !== undefined) ctx.log({ type: 'summoned', figure: id, by: figure, cell });
  return n + 1 < mostOf(state, of) ? [{ ...frame, n: n + 1 }] : [];
}

/** R 13.7: it does not act this round and drops no money. */
function summonMonster(
  state: State,
  { of, figure }: SummonFrame,
  { n, rank }: Extract<Newcomer, { kind: 'monster' }>,
  cell: Cell,
  ctx: Ctx,
): FigureId | undefined {
  const { monster, hitPoints } = monstersOf(state, of)[n]!;
  const hp =
    hitPoints === undefined
      ? undefined
      : evaluateAmount({ table: state, figure, target: -1, performance: state.performances.at(-1) }, hitPoints);
  const id = placeMonster(
    state,
    { monster, rank, cell, dropsMoney: false, acted: true, ...(hp !== undefined && { hitPoints: hp }) },
    ctx,
  );
  if (id === undefined) return undefined;
  state.figures[id]!.side = state.figures[figure]!.side;
  drawAbilities(state, ctx);
  return id;
}

/** Returns the pointer to the hit points and abilities of an object that acts; empty for one that only stands there. */
function objectStats(of: string, n: number): string {
  return actionOf(of).objects[n]?.actions === undefined ? '' : below(of, 'objects', n);
}

function summonFigure(state: State, { of, figure }: SummonFrame, who: Newcomer, cell: Cell): FigureId {
  const { summon, objects } = actionOf(of);
  const owner = state.figures[figure]!;
  const isObject = who.kind === 'object';
  const object = isObject ? objects[who.n] : undefined;
  const maxHp = isObject
    ? Math.max(1, object?.hitPoints === undefined ? 1 : numberOf(object.hitPoints, scenarioFacts(state)))
    : summon!.hitPoints;
  const summonedBefore = state.figures.filter((one) => one.kind === 'summon' && one.seat === owner.seat).length;
  state.figures.push({
    kind: isObject ? 'objective' : 'summon',
    type: object?.object ?? summon?.id ?? '',
    side: owner.side,
    cell,
    hp: maxHp,
    maxHp,
    ...noConditions,
    number: summonedBefore + 1,
    seat: isObject ? -1 : creditOf(state, figure),
    stats: isObject ? objectStats(of, who.n) : below(of, 'summon'),
    // R 11.3: never in the round in which it appears.
    acted: true,
    dropsMoney: false,
  });
  return state.figures.length - 1;
}
