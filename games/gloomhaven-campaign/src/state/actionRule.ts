import type { ActionRule } from '@tessera/kernel';
import type { ActionOf, CampaignAction } from './action.ts';
import type { CampaignCtx, CampaignState } from './state.ts';

/** The rule of one kind of action. */
export type Move<Type extends CampaignAction['type']> = ActionRule<ActionOf<Type>, CampaignState, CampaignCtx>;

/** The moves of one file: `satisfies Moves<'buy' | 'sell'>`. */
export type Moves<Types extends CampaignAction['type']> = { readonly [Type in Types]: Move<Type> };
