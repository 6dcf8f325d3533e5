import { type Choice, currentFigure, type FigureId, type View } from '@tessera/gloomhaven/selectors';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSame } from './model/offer.ts';

/** Layers of the board that can be switched. */
export const LAYERS = ['reach', 'range', 'sight', 'threat', 'forecast', 'names'] as const;
export type Layer = (typeof LAYERS)[number];

/** A choice to make as soon as the rules ask for it. */
interface QueuedChoice {
  readonly choice: Choice;
  /** The choices that the question may offer; with others it is another question, which the player answers. */
  readonly within?: readonly Choice[];
}

/** The screen's view of the match, and the player's unconfirmed selection. */
interface GameState {
  readonly view: View | undefined;
  readonly seat: number | undefined;
  readonly legal: readonly Choice[];
  /** Makes a choice. */
  readonly act: (choice: Choice) => void;
  /** The selected choice: the next press on it, or Enter, makes it. */
  readonly armed: Choice | undefined;
  /** The hex around which an area is turned. */
  readonly anchor: number | undefined;
  /** Items and additions selected to be used one after the other. */
  readonly added: readonly Choice[];
  /** Choices to make as soon as the rules ask for them. */
  readonly queue: readonly QueuedChoice[];
  /** The planned choices of this turn, oldest first. */
  readonly plan: readonly Choice[];
  /** Whether the table shows the plan instead of the match. */
  readonly isPlanning: boolean;
  /** Whether steps of the plan are being made, so that the rest is shown afterwards. */
  readonly playsPlan: boolean;
  /** Cards selected for the round, the leading one first. */
  readonly picked: readonly string[];
  /** The monster whose numbers and reasons the player inspects. */
  readonly inspected: FigureId | undefined;
  readonly layers: Readonly<Record<Layer, boolean>>;
  readonly hovered: number | undefined;
  /** The half under the pointer or focus, whose reach the map shows before it is selected. */
  readonly considered: Choice | undefined;
  /** The origin of distances and lines of sight, when the player chose another than the acting figure's. */
  readonly sightFrom: number | undefined;
  /** Whether the map or the cards fill the screen during card selection. */
  readonly shows: 'cards' | 'map';
  /** Companion mode: whether the map is shown instead of the physical table's inputs. */
  readonly hasMap: boolean;
  /** Whether the scenario sheet is open. */
  readonly hasSheet: boolean;
}

/** The result of an action of the specification, with the reason of a refusal. */
interface StoreAnswer {
  readonly done: boolean;
  readonly reason?: 'no-match' | 'other-scenario' | 'turns-left' | 'not-over' | 'won' | 'lost';
}

/** The store of a table, including the specification's functions. */
export interface GameStore extends GameState {
  sync(match: Pick<GameState, 'view' | 'seat' | 'legal'> & Partial<Pick<GameState, 'act'>>): void;
  arm(choice: Choice | undefined, anchor?: number): void;
  pick(cards: readonly string[]): void;
  /** Selects an item or an addition besides the others, or removes it again. */
  add(choice: Choice): void;
  /** Makes choices one after the other, as long as the rules ask for them. */
  enqueue(choices: readonly QueuedChoice[]): void;
  /** Replaces the plan of this turn. */
  setPlan(plan: readonly Choice[]): void;
  showPlan(isPlanning: boolean): void;
  inspect(figure: FigureId | undefined): void;
  toggle(layer: Layer): void;
  hover(cell: number | undefined): void;
  consider(choice: Choice | undefined): void;
  /** Sets the origin of distances and lines of sight; the same hex again resets it. */
  seeFrom(cell: number): void;
  show(what: 'cards' | 'map'): void;
  showMap(hasMap: boolean): void;
  showSheet(hasSheet: boolean): void;
  /** Returns the acting figure by the current performance or turn, or null. */
  getCurrentFigure(): FigureId | null;
  /** Returns the legal choices of a figure if this player decides for it and is asked. */
  getAvailableActions(figure: FigureId): readonly Choice[];
  /** Returns the hexes that a figure can move to now. */
  getValidMovementHexes(figure: FigureId): readonly number[];
  /** Returns the figures that a figure can attack now. */
  getValidAttackTargets(figure: FigureId): readonly FigureId[];
  // The specification's state changes are choices here. Each returns whether the choice was legal.
  /** Picks two cards for the round, or plays a half of one of them. */
  playCards(figure: FigureId, cards: readonly string[]): boolean;
  processAttack(attacker: FigureId, target: FigureId): boolean;
  processMovement(figure: FigureId, destination: number): boolean;
  endTurn(figure: FigureId): boolean;
  /** Accepts the scenario of the current match. Another scenario needs a separate match. */
  startScenario(scenario: number): StoreAnswer;
  /** Refuses: the rules end a round after its last turn. */
  endRound(): StoreAnswer;
  /** Accepts the result that the rules have found. */
  completeScenario(isSuccess: boolean): StoreAnswer;
}

/** Initial state: no match, no selection. */
export const initialGameState: GameState = {
  view: undefined,
  seat: undefined,
  legal: [],
  act: () => {},
  armed: undefined,
  anchor: undefined,
  added: [],
  queue: [],
  plan: [],
  isPlanning: false,
  playsPlan: false,
  picked: [],
  inspected: undefined,
  layers: { reach: true, range: false, sight: false, threat: false, forecast: false, names: false },
  hovered: undefined,
  considered: undefined,
  sightFrom: undefined,
  shows: 'cards',
  hasMap: false,
  hasSheet: false,
};

/** Creates the store of one table. Tables on the same page have independent stores. */
export function createGameStore(): StoreApi<GameStore> {
  return createStore<GameStore>()((set, get) => ({
    ...initialGameState,
    sync: (match) => set(match),
    arm: (armed, anchor) => set({ armed, anchor, added: [] }),
    add: (choice) => set(({ added }) => ({ added: toggled(added, choice), armed: undefined, anchor: undefined })),
    enqueue: (queue) => set({ queue }),
    setPlan: (plan) => set({ plan }),
    showPlan: (isPlanning) => set({ isPlanning, armed: undefined, anchor: undefined, added: [] }),
    pick: (picked) => set({ picked }),
    inspect: (inspected) => set({ inspected }),
    toggle: (layer) => set(({ layers }) => ({ layers: { ...layers, [layer]: !layers[layer] }, sightFrom: undefined })),
    seeFrom: (cell) => set(({ sightFrom }) => ({ sightFrom: sightFrom === cell ? undefined : cell })),
    hover: (hovered) => set({ hovered }),
    consider: (considered) => set({ considered }),
    show: (shows) => set({ shows }),
    showMap: (hasMap) => set({ hasMap }),
    showSheet: (hasSheet) => set({ hasSheet }),

    getCurrentFigure() {
      const { view } = get();
      return view ? (currentFigure(view) ?? null) : null;
    },
    getAvailableActions(figure) {
      const { view, legal } = get();
      if (!view || legal.length === 0) return [];
      const { figures } = view;
      return decides(get(), figure) && (figures[figure]?.cell ?? -1) >= 0 ? legal : [];
    },
    getValidMovementHexes(figure) {
      return get()
        .getAvailableActions(figure)
        .flatMap((choice) => (choice.type === 'move' ? choice.path.slice(-1) : []));
    },
    getValidAttackTargets(figure) {
      const { view, getAvailableActions } = get();
      const performance = view?.performances.at(-1);
      if (!view || !performance?.attack) return [];
      const there = getAvailableActions(figure).flatMap((choice) => {
        if (choice.type === 'target') return [choice.figure];
        if (choice.type === 'targets') return choice.figures;
        if (choice.type !== 'area') return [];
        return view.figures.flatMap(({ cell, side }, id) =>
          choice.cells.includes(cell) && side !== view.figures[figure]?.side ? [id] : [],
        );
      });
      return [...new Set(there)];
    },

    playCards(figure, cards) {
      const [card] = cards;
      const isIt = (choice: Choice) =>
        choice.type === 'pick'
          ? choice.cards.length === cards.length && choice.cards.every((one, n) => one === cards[n])
          : choice.type === 'play' && cards.length === 1 && choice.card === card;
      return does(get(), figure, isIt);
    },
    processAttack(attacker, target) {
      if (!get().getValidAttackTargets(attacker).includes(target)) return false;
      return does(get(), attacker, (choice) => choice.type === 'target' && choice.figure === target);
    },
    processMovement(figure, destination) {
      return does(get(), figure, (choice) => choice.type === 'move' && choice.path.at(-1) === destination);
    },
    endTurn(figure) {
      return does(get(), figure, ({ type }) => type === 'end-turn');
    },
    startScenario(scenario) {
      const { view } = get();
      if (!view) return refused('no-match');
      return view.scenario === `scenario-${scenario}` ? { done: true } : refused('other-scenario');
    },
    endRound: () => refused(get().view ? 'turns-left' : 'no-match'),
    completeScenario(isSuccess) {
      const { view } = get();
      if (!view) return refused('no-match');
      if (!view.over) return refused('not-over');
      const ending = view.ending === 'won' ? 'won' : 'lost';
      return (ending === 'won') === isSuccess ? { done: true } : refused(ending);
    },
  }));
}

/** Returns the selection with or without a choice. Another use of the same item or addition is replaced. */
function toggled(added: readonly Choice[], choice: Choice): readonly Choice[] {
  const others = added.filter((one) => sourceOf(one) !== sourceOf(choice));
  return added.some((one) => isSame(one, choice)) ? others : [...others, choice];
}

function sourceOf(choice: Choice): string {
  return choice.type === 'use' ? choice.item : choice.type === 'take' ? choice.offer : '';
}

function refused(reason: NonNullable<StoreAnswer['reason']>): StoreAnswer {
  return { done: false, reason };
}

/** Makes the first matching choice of a figure, if any. */
function does(
  { getAvailableActions, act }: GameStore,
  figure: FigureId,
  isMeant: (choice: Choice) => boolean,
): boolean {
  const choice = getAvailableActions(figure).find(isMeant);
  if (choice) act(choice);
  return choice !== undefined;
}

/**
 * Checks whether this player decides for a figure: their hero, their summon, or a monster whose choice the rules leave
 * open.
 */
function decides({ view, seat, legal }: GameState, figure: FigureId): boolean {
  if (!view || seat === undefined) return false;
  // The figure that is hit decides about the damage, not the acting one.
  const acting = legal.some(({ type }) => type === 'suffer') ? seat : currentFigure(view);
  return acting === undefined ? figure === seat : acting === figure;
}
