import { spendWanted } from '../../abilities/denyElement.ts';
import { effect } from './kind.ts';

/** Consumes the element that an enemy is about to consume. */
export const spendElement = effect<'spend-element'>({ happens: spendWanted });
