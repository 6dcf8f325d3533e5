import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What gains from it; fonts and pictures are compressed already. */
const TEXTS = /\.(?:js|css|html|svg|webmanifest)$/;

/** Lays a compressed copy beside every text file, so that the server only has to pick one. */
export function compressed(): Plugin {
  return {
    name: 'tessera:compressed',
    apply: 'build',
    closeBundle() {
      const { root, build } = this.environment.config;
      const folder = resolve(root, build.outDir);
      // A build that failed leaves nothing behind, and what it says must not be talked over.
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTS.test(name)) continue;
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
      }
    },
  };
}
