import { spendWanted } from '../../perform/wanted.ts';
import { effect } from './kind.ts';

/** The element that an enemy is about to consume is gone before it can. */
export const spendElement = effect<'spend-element'>({ happens: spendWanted });
