import type { Plugin } from 'vite';

/**
 * Modules that a manifest imports only for pages, not for rules. The exception is the English text of content checks,
 * which the rules report beside the code of a problem.
 */
const SHOWN = /\/(?:games|examples)\/[^/]+\/(?:table|pages|texts)\/(?!en\/content\.ts)/;
/** Modules that a manifest imports only for a server or a terminal. */
const ELSEWHERE = /\/(?:games|examples)\/[^/]+\/(?:server\/(?!api\.ts)|cli\/|spec\/)/;

/**
 * Removes pages and tables from worker bundles. Workers load rules through the same manifests as pages, so each table
 * would otherwise be built and cached a second time.
 */
export function rulesOnly(): Plugin {
  return without('tessera:rules-only', SHOWN);
}

/** Removes the modules for servers and terminals from the client. */
export function clientOnly(): Plugin {
  return without('tessera:client-only', ELSEWHERE);
}

function without(name: string, left: RegExp): Plugin {
  return { name, enforce: 'pre', load: (id) => (left.test(id) ? 'export {};' : undefined) };
}
