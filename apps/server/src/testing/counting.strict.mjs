import { strict } from './counting.mjs';

export const manifests = [strict];
