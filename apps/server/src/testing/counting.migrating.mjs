import { migrating } from './counting.mjs';

export const manifests = [migrating];
