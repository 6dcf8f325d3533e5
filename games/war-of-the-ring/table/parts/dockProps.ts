import type { Hand } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import type { Comparison } from '@tessera/ui';
import type { Action, View } from '@tessera/war-of-the-ring';
import type { ReactNode, Ref } from 'react';
import type { Option } from '../choice/offer.ts';
import type { RefusedPlace } from '../choice/refusedPlaces.ts';
import type { Choice } from '../choice/useChoice.ts';
import type { WarPlan } from '../plan/useWarPlan.ts';

/** Content of the dock. */
export interface DockProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly hand: Hand<View, Action>;
  readonly choice: Choice;
  /** Options with a number key, in order. */
  readonly options: readonly Option[];
  /** Destinations that the rules refuse to the chosen Army. */
  readonly refused: readonly RefusedPlace[];
  readonly odds: boolean;
  readonly comparison: Comparison;
  readonly plan: WarPlan;
  readonly back: ReactNode;
  /** Event being shown; no question is shown meanwhile. */
  readonly story: string | undefined;
  readonly skip: (() => void) | undefined;
  /** Dice to pick from, on screens without room for them elsewhere. */
  readonly dice?: ReactNode;
  readonly extra?: ReactNode;
  /** Content while there is no question. */
  readonly meanwhile?: ReactNode;
  /** Answer that standing orders are about to give. */
  readonly ordered: Action | undefined;
  onStopOrders(): void;
  readonly commitButton: Ref<HTMLButtonElement>;
}
