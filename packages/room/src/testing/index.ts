export { cups } from './cups.ts';
export { stones } from './stones.ts';
