import { gloomhaven } from '@tessera/gloomhaven';
import { gloomhavenBots } from '@tessera/gloomhaven/bot';
import {
  type Choice,
  cardsOfTurn,
  groundIn,
  layOutPlan,
  recordOf,
  scenarioPlan,
  type View,
} from '@tessera/gloomhaven/selectors';
import { fastChance, type Patch } from '@tessera/kernel';
import { openRemoteTable, type Table, type TableState } from '@tessera/table';
import { Guest } from '../../../../server/test/support/guest.ts';
import { Random } from '../../../../server/test/support/random.ts';

const MAX_ACTIONS = 1500;
const PATIENCE_MS = 90_000;

/** Match that was played up to a wanted decision. */
export interface StoppedMatch {
  readonly id: string;
  readonly guest: Guest;
  /** View of the first seat, before any edit. */
  readonly view: View;
}

/** Decision of a party of four, by the frame that asks it. */
export type Moment = 'goals' | 'picks' | 'turn.act' | 'move.to' | 'attack.aim';

/** Plays a party of four, three of them bots, until the first hero is asked a decision. */
export function partyAt(url: string, moment: Moment): Promise<StoppedMatch> {
  const chance = fastChance('party');
  const bot = instinct();
  return playedUntil(url, {
    options: {},
    bots: 3,
    choose: (view, legal) => bot.choose({ view, seat: 0, legal, budget: { iterations: 1 }, chance }),
    isDone: ({ view }, legal) =>
      legal.length > 1 && (moment === 'goals' ? view?.round === 0 : view?.flow.at(-1)?.at === moment),
  });
}

/** Plays a single hero without a browser until a hit is about to deal damage. */
export function matchAtDamage(url: string): Promise<StoppedMatch> {
  const random = new Random(11);
  return playedUntil(url, {
    options: {},
    bots: 0,
    choose: (_view, legal) => choose(legal, random),
    isDone: ({ view }) => view?.flow.at(-1)?.at === 'suffer',
  });
}

/** Plays a scenario that the party wins: four strong heroes against the weakest monsters, three of them server bots. */
export async function wonMatch(url: string): Promise<StoppedMatch> {
  const chance = fastChance('won');
  const heroes = ['brute', 'scoundrel', 'spellweaver', 'cragheart'].map((one) => ({ class: one, level: 9 }));
  const bot = instinct();
  return playedUntil(url, {
    options: { level: 0, heroes },
    bots: 3,
    choose: (view, legal) => bot.choose({ view, seat: 0, legal, budget: { iterations: 1 }, chance }),
    isDone: ({ info }) => info.ending !== undefined,
  });
}

/** Plays a scenario that is lost: a single idle hero against the strongest monsters. */
export function lostMatch(url: string): Promise<StoppedMatch> {
  return playedUntil(url, {
    options: { level: 7, heroes: [{ class: 'spellweaver', level: 1 }] },
    bots: 0,
    choose: (_view, legal) => legal.find(({ type }) => IDLE.has(type)) ?? legal[0],
    isDone: ({ info }) => info.ending !== undefined,
  });
}

/**
 * Plays a single hero until it places an area attack: it moves towards monsters and uses the attack as soon as
 * possible.
 */
export function matchAtArea(url: string): Promise<StoppedMatch> {
  const chance = fastChance('area');
  const bot = instinct();
  return playedUntil(url, {
    options: { level: 0, heroes: [{ class: 'brute', level: 1 }] },
    bots: 0,
    choose: (view, legal) =>
      legal.find((one) => (one.type === 'pick' ? one.cards[0] === AREA_CARD : isAreaPlay(view, one))) ??
      bot.choose({ view, seat: 0, legal, budget: { iterations: 1 }, chance }),
    isDone: (_state, legal) => legal.filter(({ type }) => type === 'area').length > 1,
  });
}

interface PlannedTurn {
  readonly mover: string;
  readonly striker: string;
  readonly end: number;
  readonly target: number;
}

/** Returns a basic move that ends where a basic attack has a target, with the names of both cards. */
export function plannedTurn(view: View): PlannedTurn | undefined {
  const [first = '', second = ''] = cardsOfTurn(view, 0);
  for (const [mover, striker] of [
    [first, second],
    [second, first],
  ] as const) {
    const halves: Choice[] = [
      { type: 'play', card: mover, half: 'bottom', basic: true },
      { type: 'play', card: striker, half: 'top', basic: true },
    ];
    const moves = layOutPlan(gloomhaven, view, 0, halves.slice(0, 1)).question?.legal ?? [];
    for (const move of moves) {
      if (move.type !== 'move' || move.path.length === 0) continue;
      const { question, reveals, view: after } = layOutPlan(gloomhaven, view, 0, [halves[0]!, move, halves[1]!]);
      const aim = question?.legal.find(({ type }) => type === 'target');
      if (aim?.type !== 'target' || reveals) continue;
      const target = after.figures[aim.figure]?.cell ?? -1;
      return {
        mover: recordOf('card', mover).name,
        striker: recordOf('card', striker).name,
        end: move.path.at(-1)!,
        target,
      };
    }
  }
  return undefined;
}

/** Plays a hero, with a bot beside it, until its turn begins and a basic move and attack reach an enemy. */
export function matchAtTurn(url: string): Promise<StoppedMatch> {
  const chance = fastChance('turn');
  const bot = instinct();
  return playedUntil(url, {
    // Without items: one that is dealt could be offered before a move.
    options: { level: 0, heroes: [{ class: 'brute', level: 1, items: [] }] },
    bots: 1,
    choose: (view, legal) => bot.choose({ view, seat: 0, legal, budget: { iterations: 1 }, chance }),
    isDone: ({ view }, legal) =>
      view?.flow.at(-1)?.at === 'turn.act' &&
      view.turn.first === 'none' &&
      legal.length > 1 &&
      plannedTurn(view) !== undefined,
  });
}

/** Plays a single hero until its turn begins with two items to use. */
export function matchWithItems(url: string): Promise<StoppedMatch> {
  const chance = fastChance('items');
  const bot = instinct();
  const items = ['minor-stamina-potion', 'minor-healing-potion'];
  return playedUntil(url, {
    options: { level: 0, heroes: [{ class: 'brute', level: 3, items }] },
    bots: 0,
    choose: (view, legal) => {
      const others = legal.filter(({ type }) => type !== 'use');
      return bot.choose({ view, seat: 0, legal: others, budget: { iterations: 1 }, chance });
    },
    isDone: ({ view }, legal) =>
      view?.flow.at(-1)?.at === 'turn.act' &&
      view.turn.first === 'none' &&
      view.heroes[0]!.discard.length > 1 &&
      new Set(legal.flatMap((one) => (one.type === 'use' ? [one.item] : []))).size === 2,
  });
}

/** Stops at a decision of a scenario, with edits in companion mode. */
export function editedScenario(
  url: string,
  scenario: number,
  moment: Moment,
  edits: (view: View) => readonly Patch[],
): Promise<StoppedMatch> {
  return playedUntil(url, {
    options: { scenario, heroes: [{ class: 'brute', level: 1 }] },
    mode: 'companion',
    bots: 0,
    choose: (_view, legal) => legal[0],
    isDone: ({ view }) => view?.flow.at(-1)?.at === moment,
    edits,
  });
}

function hasFoeWithin(view: View, hexes: number): boolean {
  const ground = groundIn(view);
  const [hero, ...others] = view.figures;
  return others.some(({ cell, side }) => side !== 'party' && cell >= 0 && ground.range(hero!.cell, cell) <= hexes);
}

/** Brute card whose top half attacks an adjacent area. */
const AREA_CARD = 'sweeping-blow';

/** Checks whether a choice plays the area card with an enemy beside the hero. */
function isAreaPlay(view: View, choice: Choice): boolean {
  if (choice.type !== 'play' || choice.card !== AREA_CARD || choice.half !== 'top' || choice.basic) return false;
  return hasFoeWithin(view, 1);
}

function instinct() {
  const bot = gloomhavenBots.bots?.instinct;
  if (!bot) throw new Error('There is no bot that plays by instinct');
  return bot;
}

/**
 * Creates the largest of the twenty maps with every room open and a hero about to choose cards. The rooms are opened by
 * edits in companion mode.
 */
export function largestMap(url: string): Promise<StoppedMatch> {
  return playedUntil(url, {
    options: { scenario: 3, heroes: [{ class: 'brute', level: 1 }] },
    mode: 'companion',
    bots: 0,
    choose: (_view, legal) => legal[0],
    isDone: ({ view }) => view?.flow.at(-1)?.at === 'picks',
    edits: ({ scenario }) => [
      [['map', 'revealed'], scenarioPlan(scenario).record.rooms.map((_, room) => room)],
      [['map', 'closed'], []],
      [['map', 'locked'], []],
    ],
  });
}

const IDLE: ReadonlySet<string> = new Set(['suffer', 'skip', 'end-turn', 'long-rest']);

interface Script {
  readonly options: object;
  /** Number of further heroes that the server plays. */
  readonly bots: number;
  choose(view: View, legal: readonly Choice[]): Choice | undefined;
  isDone(state: TableState<View>, legal: readonly Choice[]): boolean;
  readonly mode?: 'enforced' | 'companion';
  /** Edits to apply at the decision. */
  edits?(view: View): readonly Patch[];
}

/** Plays the first seat of a new match without a browser until the script is done. */
async function playedUntil(url: string, script: Script): Promise<StoppedMatch> {
  const { options, bots, mode = 'enforced', choose, isDone } = script;
  const guest = await Guest.visit(url);
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }))];
  const info = await guest.match('POST', '/api/matches', { game: 'gloomhaven', mode, options, seats });
  const socket = await guest.connect();
  const table: Table<View, Choice> = openRemoteTable({ socket, info, game: gloomhaven });
  try {
    await settled(() => table.getState().status === 'ready');
    for (let n = 0; n < MAX_ACTIONS; n++) {
      const isThere = () => isDone(table.getState(), table.legal());
      const isOver = () => table.getState().info.ending !== undefined;
      await settled(() => isThere() || table.legal().length > 0 || isOver());
      const { view, seq } = table.getState();
      if (!view) throw new Error('There is no view of the match');
      if (isOver() && !isThere()) throw new Error(`The match ended at entry ${seq} before the wanted decision`);
      if (isThere()) {
        const result = script.edits ? await table.edit(script.edits(view)) : undefined;
        if (result?.ok === false) throw new Error(`Not edited: ${JSON.stringify(result)}`);
        return { id: info.id, guest, view };
      }
      const action = choose(view, table.legal());
      if (!action) throw new Error('Nothing is legal');
      const result = await table.act(action);
      // Bots may have been faster: read the state again.
      if (!result.ok && result.refusal.code !== 'stale') throw new Error(`Refused: ${JSON.stringify(result)}`);
      if (result.ok) await settled(() => table.getState().seq > seq);
    }
    throw new Error(`Not there after ${MAX_ACTIONS} actions`);
  } finally {
    table.close();
    socket.close();
  }
}

/** Never rests and always plays its cards, so that it gets hit eventually. */
function choose(legal: readonly Choice[], random: Random): Choice {
  const list = legal.filter(({ type }) => type !== 'long-rest' && type !== 'skip' && type !== 'end-turn');
  const action = list[random.below(list.length)] ?? legal[0];
  if (!action) throw new Error('Nothing is legal');
  return action;
}

async function settled(isSettled: () => boolean): Promise<void> {
  const late = Date.now() + PATIENCE_MS;
  while (!isSettled()) {
    if (Date.now() > late) throw new Error('The table does not answer');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
