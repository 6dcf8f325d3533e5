import { hatchObjects } from '../../monsters/goTo.ts';
import { effect } from './kind.ts';

/** Replaces every object of a name by a monster. */
export const hatch = effect<'hatch'>({ happens: hatchObjects, once: () => true });
