import { effect } from './kind.ts';

/** Applies when a hero recovers cards. R 4.10 */
export const unrecoverable = effect<'unrecoverable'>({ whole: true });
