import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/**
 * The owner may attack from the hex of the figure with this trait: offered before each attack (`perform/doubles.ts`).
 */
export const actFrom = effect<'act-from'>({ holds: true, happens: addLastingEffect });
