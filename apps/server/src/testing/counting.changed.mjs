import { changedRules } from './counting.mjs';

export const manifests = [changedRules];
