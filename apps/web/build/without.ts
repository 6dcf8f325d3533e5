import type { Plugin } from 'vite';

/**
 * What a manifest leads to besides rules: nothing that a worker ever asks for. The exception is what checks of content say in
 * English: whoever finds a problem says it beside its code.
 */
const SHOWN = /\/(?:games|examples)\/[^/]+\/(?:table|pages|texts)\/(?!en\/content\.ts)/;
/** What only a server or a terminal asks a manifest for. */
const ELSEWHERE = /\/(?:games|examples)\/[^/]+\/(?:server\/(?!api\.ts)|cli\/|src\/(?:engine|spec)\/)/;

/**
 * Workers find rules by the same manifests as pages do. They are bundled by themselves, so without this each table and
 * page would be built, and kept for offline use, a second time.
 */
export function rulesOnly(): Plugin {
  return without('tessera:rules-only', SHOWN);
}

/** Leaves out of the client what manifests hold for servers and terminals. */
export function clientOnly(): Plugin {
  return without('tessera:client-only', ELSEWHERE);
}

function without(name: string, left: RegExp): Plugin {
  return { name, enforce: 'pre', load: (id) => (left.test(id) ? 'export {};' : undefined) };
}
