import type { Choice, FigureId, View } from '@tessera/gloomhaven/reading';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Layers of the board that can be switched. */
export const LAYERS = ['reach', 'sight', 'threat', 'forecast', 'names'] as const;
export type Layer = (typeof LAYERS)[number];

/** What a screen knows of the match, and what its player has taken up but not done yet. */
interface GameState {
  readonly view: View | undefined;
  readonly seat: number | undefined;
  readonly legal: readonly Choice[];
  /** Taken up: the next press on it, or Enter, does it. */
  readonly armed: Choice | undefined;
  /** Cards taken up for the round, the leading one first. */
  readonly picked: readonly string[];
  /** The monster whose numbers and reasons are shown, where somebody asked for one. */
  readonly inspected: FigureId | undefined;
  readonly layers: Readonly<Record<Layer, boolean>>;
  readonly hovered: number | undefined;
  /** Whether the map or the cards have the room while cards are chosen. */
  readonly shows: 'cards' | 'map';
}

/** The store of a table, with what the specification asks of it. */
export interface GameStore extends GameState {
  sync(match: Pick<GameState, 'view' | 'seat' | 'legal'>): void;
  arm(choice: Choice | undefined): void;
  pick(cards: readonly string[]): void;
  inspect(figure: FigureId | undefined): void;
  toggle(layer: Layer): void;
  hover(cell: number | undefined): void;
  show(what: 'cards' | 'map'): void;
  /** Whoever acts now: the one whose deed or turn is on; null while nobody does. */
  getCurrentFigure(): FigureId | null;
  /** What a figure can do now: all that is legal where it is the figure of whoever looks and it is asked. */
  getAvailableActions(figure: FigureId): readonly Choice[];
  /** Hexes that a figure can move to now. */
  getValidMovementHexes(figure: FigureId): readonly number[];
  /** Figures that a figure can attack now. */
  getValidAttackTargets(figure: FigureId): readonly FigureId[];
}

/** Nothing on the table, nothing taken up. */
export const initialGameState: GameState = {
  view: undefined,
  seat: undefined,
  legal: [],
  armed: undefined,
  picked: [],
  inspected: undefined,
  layers: { reach: true, sight: false, threat: false, forecast: false, names: false },
  hovered: undefined,
  shows: 'cards',
};

/** The store of one table: two of them on a page know nothing of each other. */
export function createGameStore(): StoreApi<GameStore> {
  return createStore<GameStore>()((set, get) => ({
    ...initialGameState,
    sync: (match) => set(match),
    arm: (armed) => set({ armed }),
    pick: (picked) => set({ picked }),
    inspect: (inspected) => set({ inspected }),
    toggle: (layer) => set(({ layers }) => ({ layers: { ...layers, [layer]: !layers[layer] } })),
    hover: (hovered) => set({ hovered }),
    show: (shows) => set({ shows }),

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
      const deed = view?.deeds.at(-1);
      if (!view || !deed?.attack) return [];
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
  }));
}

/** Whose deed, or else whose turn, is on. */
export function currentFigure({ deeds, turn, flow, figures }: View): FigureId | undefined {
  const deed = deeds.at(-1);
  if (deed) return deed.figure;
  const isInTurn = flow.some(({ at }) => at.startsWith('turn.') || at.startsWith('monster'));
  return isInTurn && (figures[turn.figure]?.cell ?? -1) >= 0 ? turn.figure : undefined;
}

/** Whether the one who looks decides for a figure: their hero, their summon, or a monster where the rules leave it open. */
function decides({ view, seat }: GameState, figure: FigureId): boolean {
  if (!view || seat === undefined) return false;
  const acting = currentFigure(view);
  return acting === undefined ? figure === seat : acting === figure;
}
