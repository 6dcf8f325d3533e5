import { migrating } from './counting.mjs';

export const games = [migrating];
