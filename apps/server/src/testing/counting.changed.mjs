import { changed } from './counting.mjs';

export const games = [changed];
