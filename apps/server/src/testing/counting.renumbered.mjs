import { renumbered } from './counting.mjs';

export const manifests = [renumbered];
