import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** The owner may act as if from where whoever has it stands: `select.ts` counts from there too. */
export const actFrom = effect<'act-from'>({ holds: true, happens: lasting });
