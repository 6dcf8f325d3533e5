import { first } from './counting.mjs';

export const manifests = [first];
