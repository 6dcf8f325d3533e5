import { first } from './counting.mjs';

export const games = [first];
