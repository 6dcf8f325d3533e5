import { cityTales1 } from './tales/city1.ts';
import { cityTales2 } from './tales/city2.ts';
import { roadTales1 } from './tales/road1.ts';
import { roadTales2 } from './tales/road2.ts';

/** German stories of all events, by id. */
export const tales = { ...cityTales1, ...cityTales2, ...roadTales1, ...roadTales2 };
