import { fastChance } from '@tessera/kernel';
import { hex, qOf, rOf } from '@tessera/space';
import { recordOf } from '../../src/content/lookup.ts';
import { Options } from '../../src/party/options.ts';
import { cardsOfClass } from '../../src/party/party.ts';
import { placeCompanion } from '../../src/scenario/companion.ts';
import { decksFor } from '../../src/scenario/monsterDecks.ts';
import { scenarioPlan } from '../../src/scenario/plan.ts';
import { setup } from '../../src/scenario/setup.ts';
import { placeMonster } from '../../src/scenario/spawn.ts';
import type { Ctx, Event } from '../../src/state/events.ts';
import type { State } from '../../src/state/state.ts';
import { CONDITIONS, ELEMENTS } from '../../src/vocabulary/vocabulary.ts';
import { monsterOf } from '../monsterStage.ts';
import type { CardCase, Given } from './caseFile.ts';

/** A prepared hall: two heroes, enemies, and names for all figures. */
export interface Hall {
  readonly state: State;
  readonly ctx: Ctx;
  readonly events: Event[];
  /** Names by figure; later figures are named by their kind. */
  readonly names: string[];
  /** The second card in play. */
  readonly other: string;
}

/** The middle of the hall of scenario 3: three hexes in every direction are free. */
const MIDDLE = { q: -3, r: -3 };

/** Default positions: two enemies adjacent to the hero, one three hexes away, a friend behind. */
const FIGHT: Readonly<Record<string, string>> = { hero: '0,0', friend: '-2,0', A: '1,0', B: '1,-1', C: '3,0' };
/** Default positions for a monster's card: adjacent heroes, and one more monster of its kind. */
const HUNT: Readonly<Record<string, string>> = { hero: '3,0', friend: '3,-1', M: '0,0', N: '-1,0 20hp' };

/** Position of the hero's companion. */
const BEHIND = '-1,0';

const FOE = 'bandit-guard';

/** Returns the hall of a case. */
export function hallOf(one: CardCase): Hall {
  const { given } = one;
  const [heroClass, friendClass] = classesOf(one);
  const events: Event[] = [];
  const ctx: Ctx = { chance: fastChance('hall'), log: (event) => void events.push(event) };
  const options = Options.parse({
    scenario: 3,
    level: 1,
    heroes: [heroClass, friendClass].map((id) => ({ class: id, level: 9, items: [] })),
    variants: { 'phase.setup': 'skipped' },
  });
  const state = setup(options, 2, ctx);
  state.figures.splice(2);
  // Reinforcements of this scenario come after odd rounds; without switched rulings the ground is cached.
  Object.assign(state, { round: 2, flow: [], variants: {} });
  Object.assign(state.map, { traps: [], obstacles: [], money: [], treasures: [], hazards: [], difficult: [] });
  state.decks = { heroes: [deckWith(given, 'hero'), deckWith(given, 'friend')], monsters: deckWith(given, 'monsters') };
  for (const element of given.elements) state.elements[ELEMENTS.indexOf(element)] = 2;
  const names = populate(state, one, ctx);
  furnish(state, given);
  const other = deal(state, one);
  events.length = 0;
  return { state, ctx, events, names, other };
}

function classesOf(one: CardCase): readonly [string, string] {
  if (one.given.classes) return one.given.classes;
  const own = 'half' in one ? recordOf('card', one.card).class : 'brute';
  return [own, own === 'scoundrel' ? 'brute' : 'scoundrel'];
}

/** Returns the cell of a hex of the hall. */
export function cellAt(state: State, text: string): number {
  const [q = Number.NaN, r = Number.NaN] = text.split(',').map(Number);
  const cell = scenarioPlan(state.scenario).plan.board.cellOf(hex(MIDDLE.q + q, MIDDLE.r + r));
  if (!(cell >= 0)) throw new Error(`"${text}" is no hex of the hall`);
  return cell;
}

/** Returns the name of a cell in cases. */
export function placeName(state: State, cell: number): string {
  const at = scenarioPlan(state.scenario).plan.board.hexOf(cell);
  return `${qOf(at) - MIDDLE.q},${rOf(at) - MIDDLE.r}`;
}

function deckWith({ decks }: Given, whose: string): State['decks']['monsters'] {
  const cards = [...new Array<string>(20).fill('plus-0'), ...(decks[whose] ?? []).toReversed()];
  return { pile: cards, drawn: [], cards: [...cards], due: false };
}

function populate(state: State, one: CardCase, ctx: Ctx): string[] {
  const isHunt = 'monster' in one;
  const companion = recordOf('class', state.heroes[0]!.class).companion;
  const standard = isHunt ? HUNT : { ...FIGHT, ...(companion && { [companion.id]: BEHIND }) };
  const wanted = Object.entries({ ...standard, ...one.given.figures }).filter(([, text]) => text !== '');
  const names = ['hero', 'friend'];
  const kinds = new Set<string>();
  for (const [name, text] of wanted) {
    const [place = '', ...words] = text.split(' ');
    const kind =
      words.find((word) => /^[a-z]+(-[a-z]+)+$/.test(word)) ??
      (isHunt ? monsterOf(one.monster.split(' ')[0]!).id : FOE);
    let id = names.indexOf(name);
    if (name === companion?.id) {
      const hp = Number.parseInt(words.find((word) => word.endsWith('hp')) ?? '99', 10);
      id = placeCompanion(state, 0, cellAt(state, place));
      names[id] = name;
      state.figures[id]!.hp = Math.min(hp, state.figures[id]!.maxHp);
      continue;
    }
    if (id < 0) {
      const rank = words.includes('elite')
        ? 'elite'
        : recordOf('monster', kind).rank === 'ordinary'
          ? 'normal'
          : 'boss';
      const cell = cellAt(state, place);
      id = placeMonster(state, { monster: kind, rank, cell, dropsMoney: false, acted: false }, ctx)!;
      names[id] = name;
      kinds.add(kind);
    }
    const isHero = id < 2;
    const points = words.find((word) => word.endsWith('hp'));
    const most = words.find((word) => word.endsWith('max'));
    const maxHp = most === undefined ? (isHero ? 40 : isHunt ? 60 : 30) : Number.parseInt(most, 10);
    const hp = points === undefined ? (isHero ? 20 : 30) : Number.parseInt(points, 10);
    Object.assign(state.figures[id]!, { cell: cellAt(state, place), maxHp, hp });
    for (const word of words) state.figures[id]!.conditions |= conditionBit(word);
  }
  for (const id of [0, 1]) if (!wanted.some(([name]) => name === names[id])) state.figures[id]!.cell = -1;
  state.monsterDecks = decksFor([...kinds], ctx.chance);
  return names;
}

function furnish(state: State, given: Given): void {
  const { map } = state;
  const cells = (hexes: readonly string[]) => hexes.map((text) => cellAt(state, text));
  map.obstacles = cells(given.obstacles).map((cell) => [cell]);
  map.hazards = cells(given.hazards);
  map.difficult = cells(given.difficult);
  map.money = cells(given.money);
  map.traps = Object.entries(given.traps).map(([place, text]) => {
    const [damage = '0', ...conditions] = text.split(' ');
    return {
      cell: cellAt(state, place),
      damage: Number(damage),
      conditions: conditions as State['map']['traps'][number]['conditions'],
      at: null,
      by: -1,
    };
  });
}

/** Deals the cards: the case's card and another in play, some in hand, some discarded, one lost. */
function deal(state: State, one: CardCase): string {
  const { given } = one;
  const items = [given.items, given.friendItems];
  for (const [seat, hero] of state.heroes.entries()) {
    const all = cardsOfClass(hero.class).map(({ id }) => id);
    const own = 'half' in one && seat === 0 ? [one.card] : [];
    const rest = all.filter((id) => !own.includes(id));
    const [other = '', ...others] = [
      ...(seat === 0 ? given.inPlay : []),
      ...rest.filter((id) => !given.inPlay.includes(id)),
    ];
    hero.inPlay = [...own, other, ...(own.length === 0 ? [others.pop()!] : [])];
    hero.hand = seat === 0 && given.hand ? [...given.hand] : others.slice(0, 3);
    const [discard, lost] = seat === 0 ? [given.discard, given.lost] : [given.friendDiscard, given.friendLost];
    hero.discard = [...(discard ?? others.slice(3, 5))];
    hero.lost = [...(lost ?? others.slice(5, 6))];
    Object.assign(hero, { aside: [], choice: null, revealed: true });
    Object.assign(hero, { initiative: 50 + seat, second: 60 + seat });
    hero.items = items[seat]!.map((text) => {
      const [id = '', spent] = text.split(' ');
      return { id, state: spent === 'consumed' ? 'consumed' : spent === undefined ? 'ready' : 'spent', used: 0 };
    });
    if (seat === 0 && 'item' in one && !hero.items.some(({ id }) => id === one.item))
      hero.items.unshift({ id: one.item, state: 'ready', used: 0 });
  }
  return state.heroes[0]!.inPlay.at(-1)!;
}

/** Returns the bit of a condition by its name; 0 for any other word. */
function conditionBit(word: string): number {
  const names: readonly string[] = CONDITIONS;
  return names.includes(word) ? 1 << names.indexOf(word) : 0;
}
