import { renumbered } from './counting.mjs';

export const games = [renumbered];
