export { highCard } from './highCard.ts';
export { newTrail, trail } from './trail.ts';
