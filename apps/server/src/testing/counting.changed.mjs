import { changed } from './counting.mjs';

export const manifests = [changed];
