import { together } from './counting.mjs';

export const manifests = [together];
