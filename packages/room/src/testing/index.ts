export { cups } from './cups.ts';
export { rounds } from './rounds.ts';
export { stones } from './stones.ts';
