import { migratingRules } from './counting.mjs';

export const manifests = [migratingRules];
