import { renumberedRules } from './counting.mjs';

export const manifests = [renumberedRules];
