import { hatchObjects } from '../../monsters/goTo.ts';
import { effect } from './kind.ts';

/** Every object of a name becomes a monster. */
export const hatch = effect<'hatch'>({ happens: hatchObjects, once: () => true });
