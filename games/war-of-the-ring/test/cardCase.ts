import { begin, type ForcedResult, fastChance, ScriptedChance, silent } from '@tessera/kernel';
import { attackByDie } from '../src/battle/attack.ts';
import { CHARACTERS, loadContent, SIDES, tables } from '../src/content/index.ts';
import { cardOf } from '../src/deck/deck.ts';
import { warOfTheRing } from '../src/game.ts';
import { noDice } from '../src/pieces/dice.ts';
import type { Action } from '../src/state/action.ts';
import { DECK_SIZE } from '../src/state/numbers.ts';
import type { State } from '../src/state/state.ts';
import { answerOf } from './answer.ts';
import type { CardCase } from './cardCaseFile.ts';
import {
  cardNamed,
  characterNamed,
  deckNamed,
  faceNamed,
  nationNamed,
  placeNamed,
  regionNamed,
  sideNamed,
  tileNamed,
  troopNamed,
  troopsNamed,
  troopsText,
  whereNamed,
} from './names.ts';

/** Plays a case and returns every failed assertion. */
export function failuresOf(one: CardCase): string[] {
  const state = positionOf(one);
  const chance = new ScriptedChance(one.dice as ForcedResult[]);
  const ctx = { chance, log: silent };
  const asked: string[] = [];
  if (one.half === 'event') asked.push(`play ${one.card} ${one.die}`);
  asked.push(...one.answers);
  warOfTheRing.settle?.(state, ctx);
  for (const [i, text] of asked.entries()) {
    takeForGranted(state, one, ctx);
    const seat = deciding(state);
    if (seat === undefined) return [`nobody is asked when "${text}" should be answered`];
    const action = answerOf(text);
    const refusal = warOfTheRing.check(state, seat, action);
    if (refusal) {
      const isLast = i === asked.length - 1 && one.after.refused !== undefined;
      return isLast
        ? differ('refused', one.after.refused, refusal.code)
        : [`"${text}" is refused: ${refusal.code} ${JSON.stringify(refusal.params)} (asked ${state.flow.at(-1)?.at})`];
    }
    if (i === asked.length - 1 && one.after.refused !== undefined) return [`"${text}" is not refused`];
    warOfTheRing.play(state, seat, action, ctx);
  }
  if (one.half === 'combat') takeForGranted(state, one, ctx);
  return [
    ...(chance.unused > 0 ? [`${chance.unused} forced results were not asked for`] : []),
    ...mismatches(state, one),
  ];
}

function deciding(state: State): number | undefined {
  return warOfTheRing.decisions(state)[0]?.seat;
}

/**
 * Answers battle questions that no card case is about: all figures go, no defender shelters, cards are those of the
 * case.
 */
function takeForGranted(state: State, one: CardCase, ctx: { chance: ScriptedChance; log: typeof silent }): void {
  if (one.attack === undefined) return;
  for (;;) {
    const frame = state.flow.at(-1);
    const seat = deciding(state);
    if (frame === undefined || seat === undefined) return;
    const action = grantedIn(frame, one);
    if (action === undefined || warOfTheRing.check(state, seat, action)) return;
    warOfTheRing.play(state, seat, action, ctx);
  }
}

function grantedIn(frame: State['flow'][number], one: CardCase): Action | undefined {
  switch (frame.at) {
    case 'attack':
      return answerOf(`attack ${one.attack![1]} ${one.attack![2]}`);
    case 'attack.split':
      return { type: 'go' };
    case 'battle.rider':
      return { type: 'decline' };
    case 'battle.shelter':
      return { type: 'stand' };
    case 'combat.card': {
      const owner = sideNamed(cardOf(cardNamed(one.card)).side);
      const card = frame.side === owner ? one.card : one.against;
      return card === undefined ? { type: 'decline' } : { type: 'combat', card: cardNamed(card) };
    }
    default:
      return undefined;
  }
}

/** Returns the position of a case, with the card's owner to move, or about to attack. */
function positionOf(one: CardCase): State {
  const { given } = one;
  const ctx = { chance: fastChance('case'), log: silent };
  const state = begin(warOfTheRing, warOfTheRing.options.parse({ variants: given.variants }), 2, ctx);
  state.turn = 1;
  state.phase = 'actions';
  place(state, given);
  deal(state, one);
  const owner = one.attack === undefined ? sideNamed(cardOf(cardNamed(one.card)).side) : sideNamed(one.attack[0]);
  state.flow = [
    { at: 'turn.end' },
    one.attack === undefined ? { at: 'slot', seat: owner, slot: owner } : attackByDie(owner, 'none'),
  ];
  return state;
}

function place(state: State, given: CardCase['given']): void {
  for (const [name, text] of Object.entries(given.board)) state.stacks[placeNamed(name)] = troopsNamed(text);
  for (const [name, where] of Object.entries(given.characters))
    state.characters[characterNamed(name)] = whereNamed(where);
  for (const [name, box] of Object.entries(given.boxes)) {
    state.boxes[nationNamed(name)] = box;
    if (box === 4) state.active[nationNamed(name)] = true;
  }
  for (const name of given.active) state.active[nationNamed(name)] = true;
  for (const [name, side] of Object.entries(given.control)) state.control[regionNamed(name)] = sideNamed(side);
  for (const [name, count] of Object.entries(given.reserve)) state.reserve[troopNamed(name)] = count;
  const { region, guide, ...rest } = given.fellowship;
  for (const [key, value] of Object.entries(rest)) Object.assign(state.fellowship, { [key]: value });
  if (region !== undefined) state.fellowship.region = regionNamed(region);
  if (guide !== undefined) state.fellowship.guide = characterNamed(guide);
  state.huntBox = [...given.huntBox];
  if (given.pool) state.pool = given.pool.map(tileNamed);
}

/** Deals the cards of the case to hands and table, and leaves the others in their decks in order. */
function deal(state: State, { card, against, given, die, half }: CardCase): void {
  const held = [card, ...(against === undefined ? [] : [against]), ...given.hand].map(cardNamed);
  const laid = given.table.map(cardNamed);
  state.table = laid;
  state.decks = [0, 1, 2, 3].map((deck) => ({
    pile: Array.from({ length: DECK_SIZE }, (_, i) => deck * DECK_SIZE + i).filter(
      (one) => !held.includes(one) && !laid.includes(one),
    ),
  }));
  state.players.forEach((player, seat) => {
    player.hand = [0, 1].map((deck) => ({
      cards: held.filter((one) => !laid.includes(one) && Math.floor(one / DECK_SIZE) === seat * 2 + deck),
    }));
  });
  const owner = cardOf(cardNamed(card)).side;
  state.dice = SIDES.map((side) => {
    const dice = noDice();
    const isOwner = half === 'event' && side === owner;
    // The second player has a die, so that the turn does not end with the card.
    for (const face of given.dice[side] ?? (isOwner ? [] : ['event'])) dice[faceNamed(face)]! += 1;
    if (isOwner) dice[faceNamed(die)]! += 1;
    return dice;
  });
}

function differ(what: string, expected: unknown, found: unknown): string[] {
  const [one, other] = [JSON.stringify(expected), JSON.stringify(found)];
  return one === other ? [] : [`${what}: expected ${one}, found ${other}`];
}

/** Returns every assertion about the end that fails. */
function mismatches(state: State, { after }: CardCase): string[] {
  const each = <Value>(
    what: string,
    values: Readonly<Record<string, Value>> | undefined,
    read: (name: string) => unknown,
  ) => Object.entries(values ?? {}).flatMap(([name, value]) => differ(`${what} ${name}`, value, read(name)));
  return [
    ...each('board', after.board, (name) => troopsText(state.stacks[placeNamed(name)]!)),
    ...each('characters', after.characters, (name) => whereText(state.characters[characterNamed(name)]!)),
    ...each('fellowship', after.fellowship, (name) => fellowshipField(state, name)),
    ...each('boxes', after.boxes, (name) => state.boxes[nationNamed(name)]),
    ...each('active', after.active, (name) => state.active[nationNamed(name)]),
    ...each('control', after.control, (name) => SIDES[state.control[regionNamed(name)]!] ?? 'nobody'),
    ...each('reserve', after.reserve, (name) => state.reserve[troopNamed(name)]),
    ...each('lost', after.lost, (name) => state.lost[troopNamed(name)]),
    ...each('hand', after.hand, (name) => handSize(state, name)),
    ...each('dice', after.dice, (name) => diceText(state, sideNamed(name))),
    ...each('battle', after.battle, (name) => battleField(state, name)),
    ...(after.table
      ? differ(
          'table',
          after.table,
          state.table.map((card) => cardOf(card).id),
        )
      : []),
    ...(after.rings ? differ('rings', after.rings, state.rings) : []),
    ...(after.huntBox ? differ('huntBox', after.huntBox, state.huntBox) : []),
    ...(after.pool ? differ('pool', [...after.pool].sort(), state.pool.map(tileText).sort()) : []),
    ...(after.waiting ? differ('waiting', after.waiting, state.waiting.map(tileText)) : []),
    ...(after.removed ? differ('removed', after.removed, state.removed.map(tileText)) : []),
    ...(after.asked ? differ('asked', after.asked, state.flow.at(-1)?.at) : []),
    ...(after.offered ?? []).filter((text) => !isAllowed(state, text)).map((text) => `"${text}" is not offered`),
    ...(after.notOffered ?? []).filter((text) => isAllowed(state, text)).map((text) => `"${text}" is offered`),
  ];
}

function isAllowed(state: State, text: string): boolean {
  const seat = deciding(state);
  return seat !== undefined && warOfTheRing.check(state, seat, answerOf(text)) === undefined;
}

function whereText(place: number): string {
  if (place < 0) return ['fellowship', 'aside', 'gone'][-place - 1]!;
  const index = tables.regions.length;
  if (place < index) return tables.regions[place]!;
  return `${tables.regions.find((region) => placeNamedOrNone(`${region}/inside`) === place)}/inside`;
}

function placeNamedOrNone(name: string): number {
  try {
    return placeNamed(name);
  } catch {
    // A region without a Stronghold has no inside.
    return -1;
  }
}

function fellowshipField({ fellowship }: State, name: string): unknown {
  if (name === 'region') return tables.regions[fellowship.region];
  if (name === 'guide') return CHARACTERS[fellowship.guide];
  return Object.entries(fellowship).find(([key]) => key === name)?.[1];
}

function handSize({ players }: State, name: string): number {
  const [side = '', deck = ''] = name.split(' ');
  return players[sideNamed(side)]!.hand[deckNamed(deck)]!.cards.length;
}

function diceText({ dice }: State, side: number): string[] {
  const faces = ['character', 'army', 'muster', 'muster-army', 'event', 'will', 'eye'];
  return faces.flatMap((face) => new Array<string>(dice[side]![faceNamed(face)]!).fill(face));
}

/** Returns a field of the battle: `free hits`, `shadow silenced`; `kind`, `round`. */
function battleField({ battle }: State, name: string): unknown {
  if (battle === null) return 'none';
  const [first = '', field] = name.split(' ');
  const record = field === undefined ? battle : battle.fighters[sideNamed(first)]!;
  return Object.entries(record).find(([key]) => key === (field ?? first))?.[1];
}

function tileText(tile: number): string {
  return [...loadContent().content['hunt-tile'].keys()][tile]!;
}
