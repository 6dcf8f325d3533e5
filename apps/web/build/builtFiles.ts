import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Placeholder for the list of files in the service worker's source. */
const PLACEHOLDER = '__BUILT_FILES__';

/**
 * Writes the list of built files into the service worker, so that it can cache the whole site. The version of the list
 * is a hash of all files: a browser sees a new worker exactly when any file has changed.
 */
export function builtFiles({ worker }: { readonly worker: string }): Plugin {
  let publicFolder = '';
  return {
    name: 'tessera:built-files',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = bundle[worker];
        if (chunk?.type !== 'chunk') throw new Error(`${worker} was not built`);
        const hash = createHash('sha256');
        const files = ['/'];
        for (const [name, file] of Object.entries(bundle)) {
          if (name === worker || name.endsWith('.map')) continue;
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
          if (name !== 'index.html') files.push(`/${name}`);
        }
        for (const name of readdirSync(publicFolder)) {
          hash.update(name).update(readFileSync(join(publicFolder, name)));
          files.push(`/${name}`);
        }
        const list = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files: files.sort() });
        if (!chunk.code.includes(PLACEHOLDER)) throw new Error(`${worker} does not ask for the list of files`);
        chunk.code = chunk.code.replace(PLACEHOLDER, () => list);
      },
    },
  };
}
