import type { Choice, FigureId, View } from '@tessera/gloomhaven/selectors';
import type { Hand } from '@tessera/table';
import type { ScenarioTable } from '../useScenarioTable.ts';

/** Parts of a table that decide whose focus is explained. */
export interface TraceInput extends Pick<ScenarioTable, 'active' | 'inspected'> {
  readonly view: Pick<View, 'heroes' | 'figures'>;
  readonly odds: readonly Pick<ScenarioTable['odds'][number], 'target'>[];
  readonly stage: Pick<ScenarioTable['stage'], 'beat'>;
  readonly turn: { readonly hand: Pick<Hand<object, Choice>, 'ask'> };
}

interface TracedFigures {
  /** The figure whose choice is shown or asked. */
  readonly acting: FigureId | undefined;
  /** The only target of the selected attack: its own focus may decide whether it is the right target. */
  readonly aimed: FigureId | undefined;
}

/** Returns the figures whose focus is explained beside the board. The panel of an inspected figure explains it already. */
export function tracedFigures({ view, active, inspected, odds, stage, turn }: TraceInput): TracedFigures {
  const isShown = (stage.beat || turn.hand.ask) && active !== undefined && active >= view.heroes.length;
  const [first] = odds;
  const target = odds.length === 1 ? first?.target : undefined;
  const hasYetToAct = target !== undefined && !view.figures[target]?.acted;
  return {
    acting: isShown && active !== inspected ? active : undefined,
    aimed: hasYetToAct && target !== inspected ? target : undefined,
  };
}
