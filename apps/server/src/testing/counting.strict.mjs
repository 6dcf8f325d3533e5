import { strict } from './counting.mjs';

export const games = [strict];
