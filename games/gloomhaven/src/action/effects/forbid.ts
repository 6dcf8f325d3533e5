import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** What a figure can no longer do or be is looked at where it matters. */
export const forbid = effect<'forbid'>({ holds: true, happens: lasting });
