import type { Refusal, Seat } from '@tessera/kernel';
import type { ActionOf, CampaignAction } from './action.ts';
import type { CampaignCtx, CampaignState } from './state.ts';

/** One kind of action: its candidates, its check and its effect. */
export interface Move<Type extends CampaignAction['type']> {
  /** Returns all candidates of the kind, legal or not; `check` decides. */
  candidates(state: CampaignState, seat: Seat): readonly ActionOf<Type>[];
  check(state: CampaignState, seat: Seat, action: ActionOf<Type>): Refusal | undefined;
  play(state: CampaignState, seat: Seat, action: ActionOf<Type>, ctx: CampaignCtx): void;
}

/** The moves of one file: `satisfies Moves<'buy' | 'sell'>`. */
export type Moves<Types extends CampaignAction['type']> = { readonly [Type in Types]: Move<Type> };
