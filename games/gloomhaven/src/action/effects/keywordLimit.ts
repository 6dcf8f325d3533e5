import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** Allows more active cards of a keyword: applies when one becomes active (`active.ts`). */
export const keywordLimit = effect<'keyword-limit'>({ holds: true, happens: addLastingEffect });
