import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** File types to compress; fonts and images are already compressed. */
const TEXTS = /\.(?:js|css|html|svg|webmanifest)$/;

/** Writes a compressed copy beside every text file, so that the server only selects one. */
export function compressionPlugin(): Plugin {
  return {
    name: 'tessera:compressed',
    apply: 'build',
    closeBundle() {
      const { root, build } = this.environment.config;
      const folder = resolve(root, build.outDir);
      // After a failed build there is no output folder, and an error here would hide its message.
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
