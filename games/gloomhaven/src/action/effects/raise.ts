import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** Looked at where shields and retaliations are added up: `holdings.ts`. */
export const raise = effect<'raise'>({ holds: true, happens: lasting });
