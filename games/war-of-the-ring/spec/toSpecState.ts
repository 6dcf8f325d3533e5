import type { MatchOperation, RefereeMode, SeatHolder } from '@tessera/kernel';
import { CHARACTERS, FIGURES, NATIONS, SITE, SITES, tables } from '../src/content/index.ts';
import { cardOf } from '../src/deck/deck.ts';
import { CHARACTERS_OF, GOLLUM } from '../src/pieces/characters.ts';
import { EYE_DIE, poolSize, WILL_DIE } from '../src/pieces/dice.ts';
import { insideOf, isInside, regionAt } from '../src/pieces/figures.ts';
import { TILES } from '../src/pieces/huntPool.ts';
import { sideOf } from '../src/pieces/roles.ts';
import {
  countIn,
  ELITES_OF,
  figureOf,
  LEADERS_OF,
  NATION_OF,
  noTroops,
  SIDE_OF,
  troopOf,
  unitsIn,
} from '../src/pieces/troops.ts';
import { FELLOWSHIP, FREE, GONE, NOBODY, SHADOW } from '../src/state/numbers.ts';
import type { View } from '../src/state/state.ts';
import { slotOrder } from '../src/turn/actions.ts';
import { pointsOf } from '../src/turn/victory.ts';
import {
  characterId,
  faceNamed,
  HIDDEN_CARD,
  MORDOR_STEPS,
  nationCode,
  PHASE_NAMES,
  POSITIONS,
  playerId,
  ROLE_NATIONS,
  regionCode,
  specRoleOf,
  TEAMS,
} from './codes.ts';
import { english } from './english.ts';
import type { SpecBoard, SpecDeployment, SpecFigures, SpecRegion, SpecState } from './specState.ts';

/** The parts of a match that its state does not hold. A match file's header and deeds have this shape. */
export interface SpecMatch {
  readonly gameId?: string;
  readonly mode?: RefereeMode;
  readonly seats?: readonly SeatHolder[];
  /** Only for a reader that may see everything: each deed shows the knowledge of its player. */
  readonly deeds?: readonly MatchOperation[];
  /** When each deed was done, in milliseconds since 1970. */
  readonly times?: readonly (number | null)[];
}

const SIDE_NUMBERS = [FREE, SHADOW] as const;

/**
 * Returns a state in the field names of the specification: regions, Nations and characters by its ids, `deployments` of its schema beside
 * `units` and `besiegedUnits` of its example. Takes a view too: a card that the viewer may not see is `hidden`.
 */
export function toSpecState(view: View, match: SpecMatch = {}): SpecState {
  const { mode = 'enforced', deeds = [], times = [] } = match;
  const actions = deeds.map(doneOf);
  return {
    gameId: match.gameId ?? 'game1',
    mode: mode === 'companion' ? 'Companion' : 'Full',
    rulesEnforced: mode === 'enforced',
    playerCount: view.players.length,
    expansions: [],
    scenario: 'standard',
    players: playersOf(view, match.seats ?? []),
    board: boardOf(view),
    offBoard: bySide((side) => offBoardOf(view, side)),
    turn: turnOf(view),
    combat: combatOf(view),
    history: actions.map((action, i) => ({ action, timestamp: timeText(times[i]), committed: true })),
    replay: { actions, currentStep: actions.length },
    gameOver: view.result !== null,
    winner: view.result === null ? null : TEAMS[view.result.side]!,
    variants: [...view.variants],
  };
}

function bySide<Value>(of: (side: number) => Value): { free: Value; shadow: Value } {
  return { free: of(FREE), shadow: of(SHADOW) };
}

function doneOf({ at: _at, ...done }: MatchOperation): Record<string, unknown> {
  return done;
}

function timeText(time: number | null | undefined): string | null {
  return time === undefined || time === null ? null : new Date(time).toISOString();
}

function cardIds(cards: readonly (number | null)[]): string[] {
  return cards.map((card) => (card === null ? HIDDEN_CARD : cardOf(card).id));
}

const tileIds = (tiles: readonly number[]): string[] => tiles.map((tile) => TILES[tile]!.id);

function playersOf(view: View, seats: readonly SeatHolder[]): SpecState['players'] {
  return view.players.map(({ hand, thrown }, seat) => {
    const role = specRoleOf(view, seat);
    const holder = seats[seat];
    return {
      id: playerId(seat),
      team: TEAMS[sideOf(view, seat)]!,
      role,
      isAI: holder?.kind === 'bot',
      aiStrategy: holder?.kind === 'bot' ? holder.name : null,
      isLeading: view.leading.includes(seat),
      hand: hand.flatMap(({ cards }) => cardIds(cards)),
      controlledNations: ROLE_NATIONS[role].map((nation) => nationCode(NATIONS.indexOf(nation))),
      discards: thrown.flatMap(({ cards }) => cardIds(cards)),
    };
  });
}

function boardOf(view: View): SpecBoard {
  const { fellowship, huntBox, hunt, battle } = view;
  const [freeCharacter, freeStrategy, shadowCharacter, shadowStrategy] = view.decks.map(({ pile }) =>
    cardIds(pile),
  ) as [string[], string[], string[], string[]];
  const companions = view.characters.flatMap((place, who) => (place === FELLOWSHIP ? [characterId(who)] : []));
  return {
    regions: Object.fromEntries(tables.regions.map((_, region) => [regionCode(region), regionStateOf(view, region)])),
    actionDiceArea: bySide((side) => diceOf(view, side)),
    combatDiceArea: bySide((side) => [...(battle?.fighters[side]?.rolled ?? [])]),
    huntBox: {
      dice: huntBox[SHADOW]!,
      tile: hunt === null || hunt.tile < 0 ? null : TILES[hunt.tile]!.id,
      freeDice: huntBox[FREE]!,
    },
    elvenRings: bySide((side) => view.rings[side]!),
    eventDecks: { freeCharacter, freeStrategy, shadowCharacter, shadowStrategy },
    huntPool: {
      tiles: tileIds(view.pool),
      count: view.pool.length,
      drawn: tileIds(view.drawn),
      removed: tileIds(view.removed),
      waiting: tileIds(view.waiting),
      aside: tileIds(view.aside),
    },
    fellowshipTrack: {
      progress: { value: fellowship.progress, hidden: fellowship.hidden },
      corruption: fellowship.corruption,
      region: regionCode(fellowship.region),
    },
    politicalTrack: Object.fromEntries(
      NATIONS.map((_, nation) => [
        nationCode(nation),
        { position: POSITIONS[view.boxes[nation]! - 1]!, active: view.active[nation]! },
      ]),
    ),
    guideBox: { companion: characterId(fellowship.guide) },
    fellowshipBox: { companions },
    victoryPoints: bySide((side) => pointsOf(view, side)),
    mordorTrack: { position: MORDOR_STEPS[fellowship.mordor] ?? null },
    gollum: { location: fellowship.guide === GOLLUM ? 'guide' : 'aside' },
    tableCards: cardIds(view.table),
  };
}

/**
 * Returns the dice of a side. Before the roll they show the faces of the specification's example, which count for
 * nothing (RULINGS 20).
 */
function diceOf(view: View, side: number): { type: string; selected: boolean }[] {
  const faces =
    view.phase === 'recover' || view.phase === 'fellowship' || view.phase === 'allocation'
      ? new Array<number>(poolSize(view, side) - view.huntBox[side]!).fill(side === FREE ? WILL_DIE : EYE_DIE)
      : view.dice[side]!.flatMap((count, face) => new Array<number>(count).fill(face));
  return faces.map((face) => ({ type: faceNamed(face), selected: false }));
}

function regionStateOf(view: View, region: number): SpecRegion {
  const inside = insideOf(region);
  const nation = tables.nationOf[region]!;
  const site = tables.siteOf[region]!;
  const type = site === SITE.none ? null : SITES[site - 1]!;
  const isSettlement = type !== null && type !== 'fortification';
  const vp = tables.pointsOf[region]!;
  const open = armiesIn(view, region);
  const besieged = armiesIn(view, inside)[0];
  const army = open[0];
  const owner = tables.sideOf[region]! < 0 ? null : TEAMS[tables.sideOf[region]!]!;
  const nobody = { regular: 0, elite: 0, owner };
  return {
    name: english.t(`name.region.${tables.regions[region]}`),
    control: controlOf(view, region),
    siegeStatus: besieged === undefined ? 'out' : 'in',
    nation: nation < 0 ? null : nationCode(nation),
    deployments: [
      ...(besieged === undefined ? [] : groupsOf('besieged', besieged)),
      ...open.flatMap((each) =>
        groupsOf(besieged !== undefined && besieged.side !== each.side ? 'sieging' : 'normal', each),
      ),
    ],
    characters: charactersIn(view, region),
    structure: {
      type,
      category: type === null ? null : isSettlement ? 'settlement' : 'fortification',
      canMuster: isSettlement,
      vp,
    },
    units: army === undefined ? nobody : unitsOf(army),
    leaders: army === undefined ? 0 : countIn(army.troops, LEADERS_OF[army.side]!),
    besiegedUnits: besieged === undefined ? nobody : unitsOf(besieged),
    besiegedLeaders: besieged === undefined ? 0 : countIn(besieged.troops, LEADERS_OF[besieged.side]!),
    besiegedCharacters: charactersIn(view, inside),
    has_settlement: isSettlement,
    has_fortification: type === 'fortification',
    structure_type: type,
    vp,
    can_muster: isSettlement,
  };
}

/** Returns the controller: a Settlement is its Nation's until the other side takes it (RULINGS 120). */
function controlOf({ control }: View, region: number): string | null {
  const side = control[region]!;
  if (side === NOBODY) return null;
  return side === tables.sideOf[region] ? nationCode(tables.nationOf[region]!) : TEAMS[side]!;
}

interface Army {
  readonly side: number;
  /** All of its figures, the rear guard too. */
  readonly troops: readonly number[];
  readonly rear: readonly number[];
}

/** Returns the figures in a place by side: the Army first, then Nazgûl that fly over it. */
function armiesIn({ stacks, battle }: View, place: number): Army[] {
  const armies = SIDE_NUMBERS.map((side): Army => {
    const rear = battle?.from === place && battle.attacker === side ? battle.rear : noTroops();
    const troops = rear.map((count, troop) => (SIDE_OF[troop] === side ? count + (stacks[place]?.[troop] ?? 0) : 0));
    return { side, troops, rear };
  });
  return armies
    .filter(({ troops }) => troops.some((count) => count > 0))
    .toSorted((a, b) => Math.sign(unitsIn(b.troops, b.side)) - Math.sign(unitsIn(a.troops, a.side)));
}

/** Returns the groups of an Army; a rear guard is a separate group while its battle lasts (RULINGS 126). */
function groupsOf(group: SpecDeployment['group'], { side, troops, rear }: Army): SpecDeployment[] {
  if (rear.every((count) => count === 0)) return [deploymentOf(group, side, troops)];
  const front = troops.map((count, troop) => count - rear[troop]!);
  return [deploymentOf(group, side, front), deploymentOf('rearGuard', side, rear)];
}

function deploymentOf(group: SpecDeployment['group'], side: number, troops: readonly number[]): SpecDeployment {
  const leaders = countIn(troops, LEADERS_OF[side]!);
  return { group, units: unitsOf({ side, troops }), leaders, nations: nationsIn(troops, side) };
}

function unitsOf({ side, troops }: Pick<Army, 'side' | 'troops'>) {
  const elite = countIn(troops, ELITES_OF[side]!);
  return { regular: unitsIn(troops, side) - elite, elite, owner: TEAMS[side]! };
}

/** Returns a side's figures by the codes of their Nations, without Nations that have none. */
function nationsIn(troops: readonly number[], side: number): Record<string, SpecFigures> {
  const nations = NATIONS.map((_, nation) => nation).filter((nation) => tables.nationSide[nation] === side);
  return Object.fromEntries(
    nations.flatMap((nation) => {
      const figures = { regular: 0, elite: 0, leader: 0, nazgul: 0 };
      for (const figure of FIGURES) {
        const troop = troopOf(nation, figure);
        if (NATION_OF[troop] === nation && figureOf(troop) === figure) figures[figure] = troops[troop]!;
      }
      return Object.values(figures).some((count) => count > 0) ? [[nationCode(nation), figures]] : [];
    }),
  );
}

function charactersIn({ characters }: View, place: number): string[] {
  if (place < 0) return [];
  return CHARACTERS_OF.flat().flatMap((who) => (characters[who] === place ? [characterId(who)] : []));
}

function offBoardOf(view: View, side: number) {
  const own = view.players.filter((_, seat) => sideOf(view, seat) === side);
  const shown = [0, 1].flatMap((deck) => cardIds(view.discards[side * 2 + deck]!));
  const fallen = CHARACTERS.flatMap((_, who) =>
    view.characters[who] === GONE && CHARACTERS_OF[side]!.includes(who) ? [characterId(who)] : [],
  );
  const lost = view.lost.flatMap((count, troop) =>
    SIDE_OF[troop] === side ? new Array<string>(count).fill(lostName(troop)) : [],
  );
  return {
    hand: own.flatMap(({ hand }) => hand.flatMap(({ cards }) => cardIds(cards))),
    discards: [...shown, ...own.flatMap(({ thrown }) => thrown.flatMap(({ cards }) => cardIds(cards)))],
    reserves: nationsIn(view.reserve, side),
    graveyard: [...fallen, ...lost],
  };
}

/** Returns the name of a figure in the graveyard: `3 regular` is a Regular of Gondor. */
export function lostName(troop: number): string {
  return `${nationCode(NATION_OF[troop]!)} ${figureOf(troop)}`;
}

function turnOf(view: View): SpecState['turn'] {
  return {
    phase: PHASE_NAMES[view.phase],
    activePlayer: playerId(activeSeat(view)),
    turnOrder: slotOrder(view).map(playerId),
    number: view.turn,
    ringUsed: bySide((side) => view.ringUsed[side]!),
    declared: view.declared,
    messengerUsed: view.messengerUsed,
    trackTried: view.trackTried,
    tookBack: view.tookBack,
  };
}

/**
 * Returns the active player's seat; the leading Shadow player allocates dice, otherwise the leading Free player is
 * named.
 */
function activeSeat({ flow, phase, leading }: View): number {
  for (const frame of flow.toReversed()) if (frame.at === 'slot' || frame.at === 'action.end') return frame.seat;
  return leading[phase === 'allocation' ? SHADOW : FREE]!;
}

function combatOf({ battle }: View): SpecState['combat'] {
  if (battle === null) return null;
  const cardBy = (side: number): string | null => {
    const { card, back } = battle.fighters[side]!;
    if (back < 0) return null;
    return card === undefined || card === null ? HIDDEN_CARD : cardOf(card).id;
  };
  return {
    attacker: TEAMS[battle.attacker]!,
    defender: TEAMS[1 - battle.attacker]!,
    region: regionCode(isInside(battle.to) ? regionAt(battle.to) : battle.to),
    round: battle.round,
    leadershipForfeited: bySide((side) => battle.fighters[side]!.forfeited > 0),
    combatCards: bySide(cardBy),
  };
}
