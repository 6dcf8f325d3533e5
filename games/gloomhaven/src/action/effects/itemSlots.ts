import { effect } from './kind.ts';

/** Allows more items: applies when a hero is equipped (`party.ts`). R 12.1 */
export const itemSlots = effect<'item-slots'>({ holds: true });
