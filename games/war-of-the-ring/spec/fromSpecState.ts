import { type Chance, silent } from '@tessera/kernel';
import * as z from 'zod';
import { CHARACTERS, FIGURES, loadContent, NATIONS, tables } from '../src/content/index.ts';
import { cardNumber } from '../src/deck/deck.ts';
import { backOf } from '../src/deck/hand.ts';
import { setup } from '../src/match/setup.ts';
import { CHARACTERS_OF, GOLLUM } from '../src/pieces/characters.ts';
import { noDice } from '../src/pieces/dice.ts';
import { insideOf } from '../src/pieces/figures.ts';
import { tileNumber } from '../src/pieces/huntPool.ts';
import { sideOf } from '../src/pieces/roles.ts';
import { noTroops, troopOf } from '../src/pieces/troops.ts';
import type { Frame } from '../src/state/frames.ts';
import { ASIDE, DECK_SIZE, FELLOWSHIP, FREE, GONE, NOBODY, numberIn, SHADOW } from '../src/state/numbers.ts';
import { State } from '../src/state/state.ts';
import { VARIANTS } from '../src/state/variants.ts';
import { PHASES } from '../src/state/vocabulary.ts';
import { slotOrder } from '../src/turn/actions.ts';
import {
  characterOfId,
  faceOf,
  HIDDEN_CARD,
  MORDOR_STEPS,
  nationOfCode,
  PHASE_NAMES,
  POSITIONS,
  playerId,
  regionOfCode,
  specRoleOf,
  TEAMS,
} from './codes.ts';
import { addFigures, armiesOf } from './regionArmies.ts';
import { SpecState } from './specState.ts';
import { lostName } from './toSpecState.ts';

/**
 * Reads a state in the field names of the specification. Missing fields take the standard set-up, and `chance` shuffles
 * the decks. A phase starts at its beginning, actions with the active player. Throws one sentence if the state cannot
 * be read.
 */
export function fromSpecState(written: unknown, chance: Chance): State {
  const spec = parsed(written);
  if (spec.combat)
    throw new Error('A state in the middle of a battle cannot be read: it lacks the steps of the battle.');
  if (spec.expansions.length > 0) throw new Error(`The expansion "${spec.expansions[0]}" is not installed.`);
  if (spec.scenario !== 'standard') throw new Error(`There is no scenario "${spec.scenario}".`);
  // RULINGS 62: one player is a person with a bot on the other side.
  const seats = spec.players?.length ?? Math.max(2, spec.playerCount);
  const state = setup({ variants: z.array(z.enum(VARIANTS)).parse(spec.variants) }, seats, { chance, log: silent });
  readPlayers(state, spec);
  readFigures(state, spec);
  readCharacters(state, spec);
  readTracks(state, spec);
  readCards(state, spec);
  readTurn(state, spec);
  return State.parse(state);
}

function parsed(written: unknown): SpecState {
  const result = SpecState.safeParse(written);
  if (result.success) return result.data;
  const [{ path, message } = { path: [], message: 'unknown' }] = result.error.issues;
  throw new Error(`The state cannot be read: ${path.join('.') || 'state'}: ${message}`);
}

function readPlayers(state: State, { players, playerCount }: SpecState): void {
  if (players === undefined) return;
  if (players.length !== Math.max(2, playerCount))
    throw new Error(`A game of ${playerCount} has ${Math.max(2, playerCount)} players, not ${players.length}.`);
  players.forEach(({ id, team, role, isLeading }, seat) => {
    const own = specRoleOf(state, seat);
    if (id !== playerId(seat)) throw new Error(`Player ${seat + 1} is "${playerId(seat)}", not "${id}".`);
    if (role !== own || team !== TEAMS[sideOf(state, seat)]!)
      throw new Error(`Player ${id} of ${players.length} has the role ${own}, not ${role}.`);
    if (isLeading) state.leading[sideOf(state, seat)] = seat;
  });
}

function readFigures(state: State, { board, offBoard }: SpecState): void {
  for (const [code, written] of Object.entries(board.regions ?? {})) {
    const region = regionOfCode(code);
    const armies = armiesOf(region, written);
    if (armies !== undefined) {
      state.stacks[region] = orNothing(armies.open);
      if (insideOf(region) >= 0) state.stacks[insideOf(region)] = orNothing(armies.inside);
    }
    if (written.control !== undefined) state.control[region] = controlOf(region, code, written.control);
  }
  for (const name of graveyardOf(offBoard)) {
    const troop = state.lost.findIndex((_, sort) => lostName(sort) === name);
    if (troop >= 0) state.lost[troop]! += 1;
  }
  state.reserve = reserveOf(state, offBoard);
}

const orNothing = (troops: readonly number[]): number[] | null =>
  troops.some((count) => count > 0) ? [...troops] : null;

const graveyardOf = (offBoard: SpecState['offBoard']): string[] =>
  offBoard === undefined ? [] : [...offBoard.free.graveyard, ...offBoard.shadow.graveyard];

function controlOf(region: number, code: string, control: string | null): number {
  const native = tables.sideOf[region]!;
  if (control === null && native < 0) return NOBODY;
  const team = numberIn(TEAMS, control ?? '');
  const side = team >= 0 ? team : (tables.nationSide[nationOfCode(control ?? '')] ?? -1);
  if (native < 0 || side < 0) throw new Error(`Region ${code} cannot be controlled by "${control}".`);
  return side;
}

/** Returns the written reserve; otherwise the figures of the box that are neither on the map nor lost. */
function reserveOf({ stacks, lost }: State, offBoard: SpecState['offBoard']): number[] {
  const box = noTroops();
  NATIONS.forEach((nation, number) => {
    const { figures } = loadContent().content.nation.get(nation)!;
    for (const figure of FIGURES) if (figures[figure] > 0) box[troopOf(number, figure)] = figures[figure];
  });
  const left = box.map((count, troop) =>
    stacks.reduce((rest, stack) => rest - (stack?.[troop] ?? 0), count - lost[troop]!),
  );
  const over = left.findIndex((count) => count < 0);
  if (over >= 0)
    throw new Error(`The box has ${box[over]} figures of the sort "${lostName(over)}"; the state has more.`);
  if (offBoard === undefined) return left;
  const reserve = noTroops();
  for (const side of [offBoard.free, offBoard.shadow])
    for (const [code, figures] of Object.entries(side.reserves)) addFigures(reserve, code, figures);
  const missing = reserve.findIndex((count, troop) => count !== left[troop]);
  if (missing >= 0)
    throw new Error(`The reserve of "${lostName(missing)}" must be ${left[missing]}, not ${reserve[missing]}.`);
  return reserve;
}

function readCharacters(state: State, { board, offBoard }: SpecState): void {
  const companions = board.fellowshipBox?.companions.map(characterOfId);
  if (companions !== undefined) {
    CHARACTERS.forEach((_, who) => {
      if (state.characters[who] === FELLOWSHIP && !companions.includes(who)) state.characters[who] = GONE;
    });
    for (const who of companions) state.characters[who] = FELLOWSHIP;
  }
  for (const [code, { characters = [], besiegedCharacters = [] }] of Object.entries(board.regions ?? {})) {
    const region = regionOfCode(code);
    for (const id of characters) stand(state, id, region);
    for (const id of besiegedCharacters) stand(state, id, insideOf(region));
  }
  for (const name of graveyardOf(offBoard)) if (!name.includes(' ')) state.characters[characterOfId(name)] = GONE;
  const guide = board.guideBox && characterOfId(board.guideBox.companion);
  if (guide === undefined) return;
  if (guide !== GOLLUM && state.characters[guide] !== FELLOWSHIP)
    throw new Error(`The Guide "${board.guideBox?.companion}" is not in the Fellowship.`);
  state.fellowship.guide = guide;
}

function stand(state: State, id: string, place: number): void {
  const who = characterOfId(id);
  if (place < 0 || !CHARACTERS_OF.flat().includes(who)) throw new Error(`The character "${id}" cannot stand there.`);
  const before = state.characters[who]!;
  if (before !== ASIDE && before !== GONE) throw new Error(`The character "${id}" is in two places.`);
  state.characters[who] = place;
}

function readTracks(state: State, { board }: SpecState): void {
  const { fellowshipTrack, politicalTrack = {}, mordorTrack, huntBox, huntPool, elvenRings } = board;
  if (fellowshipTrack !== undefined) {
    const { progress, corruption, region } = fellowshipTrack;
    Object.assign(state.fellowship, { progress: progress.value, hidden: progress.hidden, corruption });
    if (region !== undefined) state.fellowship.region = regionOfCode(region);
  }
  if (mordorTrack) state.fellowship.mordor = numberIn(MORDOR_STEPS, mordorTrack.position ?? '');
  for (const [code, { position, active }] of Object.entries(politicalTrack)) {
    const nation = nationOfCode(code);
    if (nation < 0) throw new Error(`There is no Nation ${code}; Nations are 1 to ${NATIONS.length}.`);
    state.boxes[nation] = POSITIONS.indexOf(position) + 1;
    state.active[nation] = active;
  }
  if (huntBox) state.huntBox = [huntBox.freeDice, huntBox.dice];
  if (elvenRings) state.rings = [elvenRings.free, elvenRings.shadow];
  if (huntPool) {
    for (const part of ['drawn', 'removed', 'waiting', 'aside'] as const) state[part] = huntPool[part].map(tileOfId);
    state.pool = huntPool.tiles.map(tileOfId);
  }
}

function tileOfId(id: string): number {
  const tile = tileNumber(id);
  if (tile < 0) throw new Error(`There is no Hunt tile "${id}".`);
  return tile;
}

/** Reads decks, hands and discards; a card in any other place leaves its deck. */
function readCards(state: State, { board, offBoard, players = [] }: SpecState): void {
  const decks = board.eventDecks && Object.values(board.eventDecks);
  const table = (board.tableCards ?? []).map(cardOfId);
  const own = players.map(({ hand, discards }) => ({ hand: hand.map(cardOfId), discards: discards.map(cardOfId) }));
  const thrown = own.flatMap(({ discards }) => discards);
  const shown = [offBoard?.free, offBoard?.shadow]
    .flatMap((side) => side?.discards.map(cardOfId) ?? [])
    .filter((card) => !thrown.includes(card));
  const dealt = [...table, ...shown, ...own.flatMap(({ hand, discards }) => [...hand, ...discards])];
  state.table = table;
  state.discards = [0, 1, 2, 3].map((deck) => shown.filter((card) => deckNumber(card) === deck));
  own.forEach(({ hand, discards }, seat) => {
    const player = state.players[seat]!;
    for (const card of hand) player.hand[backOf(card)]!.cards.push(card);
    for (const card of discards) player.thrown[backOf(card)]!.cards.push(card);
  });
  state.decks = state.decks.map(({ pile }, deck) => ({
    pile: decks?.[deck]?.map(cardOfId) ?? pile.filter((card) => !dealt.includes(card)),
  }));
  const all = [...dealt, ...state.decks.flatMap(({ pile }) => pile)];
  const twice = all.find((card, i) => all.indexOf(card) !== i);
  if (twice !== undefined) throw new Error(`Card ${twice + 1} is in two places.`);
}

const deckNumber = (card: number): number => Math.floor(card / DECK_SIZE);

function cardOfId(id: string): number {
  if (id === HIDDEN_CARD) throw new Error('A state with hidden cards cannot be read: it is the view of one player.');
  return cardNumber(id);
}

function readTurn(state: State, { board, turn }: SpecState): void {
  if (turn === undefined) return;
  state.phase = PHASES.find((phase) => PHASE_NAMES[phase] === turn.phase)!;
  state.turn = turn.number ?? (state.phase === 'recover' ? 0 : 1);
  if (turn.ringUsed) state.ringUsed = [turn.ringUsed.free, turn.ringUsed.shadow];
  const { declared = false, messengerUsed = false, trackTried = false, tookBack = false } = turn;
  Object.assign(state, { declared, messengerUsed, trackTried, tookBack });
  // RULINGS 20: before the roll the faces are placeholders.
  if (state.phase === 'actions' || state.phase === 'victory')
    state.dice = [FREE, SHADOW].map((side) => diceOf(board.actionDiceArea?.[side === FREE ? 'free' : 'shadow'] ?? []));
  state.flow = framesFrom(state, turn.activePlayer);
}

function diceOf(dice: readonly { readonly type: string }[]): number[] {
  const counts = noDice();
  for (const { type } of dice) {
    const face = faceOf(type);
    if (face < 0) throw new Error(`There is no die face "${type}".`);
    counts[face]! += 1;
  }
  return counts;
}

/** Returns the rest of the turn from its phase on, the next frame last. */
function framesFrom(state: State, activePlayer: string): Frame[] {
  if (state.turn === 0) return [{ at: 'turn' }];
  const slot = slotOrder(state).findIndex((seat) => playerId(seat) === activePlayer);
  if (state.phase === 'actions' && slot < 0) throw new Error(`There is no player "${activePlayer}" in the turn order.`);
  const frames: Record<(typeof PHASES)[number], readonly Frame[]> = {
    recover: [{ at: 'draw' }, { at: 'phase', phase: 'fellowship' }],
    fellowship: [{ at: 'fellowship' }, { at: 'phase', phase: 'allocation' }],
    allocation: [{ at: 'allocate' }],
    roll: [{ at: 'roll' }],
    actions: [{ at: 'actions', slot: state.phase === 'actions' ? slot : 0 }],
    victory: [{ at: 'turn.end' }],
  };
  return PHASES.slice(PHASES.indexOf(state.phase))
    .flatMap((phase) => frames[phase])
    .toReversed();
}
