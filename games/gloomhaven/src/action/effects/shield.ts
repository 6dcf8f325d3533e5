import { lastingNumber } from '../../active.ts';
import { effect } from './kind.ts';

/** R 7.7; with `duration: "attack"` it is part of the defence and applied there. */
export const shield = effect<'shield'>({ holds: true, happens: lastingNumber, once: () => false });
