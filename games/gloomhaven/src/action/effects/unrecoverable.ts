import { effect } from './kind.ts';

/** Looked at by whoever takes cards back. R 4.10 */
export const unrecoverable = effect<'unrecoverable'>({ whole: true });
