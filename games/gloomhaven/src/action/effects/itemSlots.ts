import { effect } from './kind.ts';

/** More items can be carried: looked at when a hero is equipped (`party.ts`). R 12.1 */
export const itemSlots = effect<'item-slots'>({ holds: true });
