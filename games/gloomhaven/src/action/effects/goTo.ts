import { goToNext } from '../../monsters/goTo.ts';
import { effect } from './kind.ts';

/** Moves a boss to the next door or marker. */
export const goTo = effect<'go-to'>({ happens: goToNext, once: () => true });
