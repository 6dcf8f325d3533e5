import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** The owner may attack as if from where whoever has it stands: offered before each attack (`perform/doubles.ts`). */
export const actFrom = effect<'act-from'>({ holds: true, happens: lasting });
