import { lastingNumber } from '../../active.ts';
import { effect } from './kind.ts';

/** R 7.8; with `duration: "attack"` it is part of the defence and applied there. */
export const retaliate = effect<'retaliate'>({ holds: true, happens: lastingNumber, once: () => false });
