import { spendWanted } from '../../perform/wanted.ts';
import { effect } from './kind.ts';

/** Consumes the element that an enemy is about to consume. */
export const spendElement = effect<'spend-element'>({ happens: spendWanted });
