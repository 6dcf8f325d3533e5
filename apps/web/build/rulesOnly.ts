import type { Plugin } from 'vite';

/** What a manifest leads to besides rules: nothing that a worker ever asks for. */
const SHOWN = /\/(?:games|examples)\/[^/]+\/(?:table|pages|texts)\//;

/**
 * Workers find rules by the same manifests as pages do. They are bundled by themselves, so without this each table and
 * page would be built, and kept for offline use, a second time.
 */
export function rulesOnly(): Plugin {
  return {
    name: 'tessera:rules-only',
    enforce: 'pre',
    load: (id) => (SHOWN.test(id) ? 'export {};' : undefined),
  };
}
