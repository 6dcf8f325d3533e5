import type { Choice, View } from '@tessera/gloomhaven/selectors';
import { type Hand, promptParamNumber, promptParamText } from '@tessera/table';
import type { DockState } from '@tessera/ui';
import { answerTo } from '../model/answers.ts';
import type { Offer } from '../model/offer.ts';
import type { ScenarioTable } from '../useScenarioTable.ts';
import type { Turn } from '../useTurn.ts';

/** Parts of a table that decide what its dock shows. */
export interface DockInput
  extends Pick<ScenarioTable, 'odds' | 'isMoving' | 'isOver' | 'isNarrow' | 'hasRoomForCards' | 'boardContent'> {
  readonly settings: Pick<ScenarioTable['settings'], 'odds'>;
  readonly turn: Pick<Turn, 'wanted'> & {
    readonly hand: Pick<Hand<object, Choice>, 'ask' | 'seat'>;
    readonly offer: Pick<Offer, 'plain'>;
  };
}

/** Contents of the dock. */
export interface DockModel {
  readonly state: DockState;
  readonly isTurn: boolean;
  /** The damage that the asked hero is about to suffer. */
  readonly suffer: number | undefined;
  /** The card that a short rest would lose. R 6.2 */
  readonly drawn: string | undefined;
  /** Answers without a button or a place on the map. */
  readonly answers: readonly Choice[];
  /** Whether the odds of an attack are shown here, because there is no room beside it. */
  readonly hasAttack: boolean;
  readonly hasSteps: boolean;
  /** Whether the player's cards fill the space, because the question does not need it. */
  readonly hasOwnCards: boolean;
}

export function dockModel(input: DockInput): DockModel {
  const { turn, odds, settings, isMoving, isOver, isNarrow, hasRoomForCards, boardContent } = input;
  const { hand, offer, wanted } = turn;
  const { ask, seat } = hand;
  const suffer = sufferedBy(ask);
  const isTurn = ask?.kind === 'turn.act';
  const drawn = ask?.kind === 'rest.draw' ? promptParamText(ask.about, 'card') : undefined;
  const answers = offer.plain.filter((choice) => answerTo(choice).button === undefined);
  const hasAttack = isNarrow && settings.odds && odds.length === 1;
  const isFree = drawn === undefined && suffer === undefined && ask?.kind !== 'picks' && answers.length === 0;
  return {
    state: stateOf(ask, wanted, suffer, isMoving),
    isTurn,
    suffer,
    drawn,
    answers,
    hasAttack,
    hasSteps: suffer === undefined && !isMoving && !isOver && !isTurn && !hasAttack,
    // The hand is drawn once: beside the map, or on the whole screen while cards are chosen.
    hasOwnCards: seat !== undefined && hasRoomForCards && !isOver && isFree && boardContent !== 'cards',
  };
}

function stateOf(
  ask: DockInput['turn']['hand']['ask'],
  wanted: Choice | undefined,
  suffer: number | undefined,
  isMoving: boolean,
): DockState {
  if (!ask) return isMoving ? 'automatic' : 'waiting';
  if (wanted) return 'armed';
  return suffer === undefined ? 'ask' : 'forced';
}

/** Checks whether the pending damage would exhaust the asked hero. R 6.6 */
export function isLethal(
  { figures }: Pick<View, 'figures'>,
  { ask, seat }: Pick<Hand<object, Choice>, 'ask' | 'seat'>,
): boolean {
  const amount = sufferedBy(ask);
  return amount !== undefined && seat !== undefined && (figures[seat]?.hp ?? 0) <= amount;
}

/** Returns the pending damage of the asked hero, if that is the question. */
export function sufferedBy(ask: DockInput['turn']['hand']['ask']): number | undefined {
  return ask?.kind === 'suffer' ? promptParamNumber(ask.about, 'amount') : undefined;
}
