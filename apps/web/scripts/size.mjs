// Checks the size of the first visit to the home page: the compressed JavaScript that the built index.html loads,
// including static imports. Run after `vite build`.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 200;
const folder = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../dist/client');
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`There is no built client in ${folder}: run \`vite build\` first.`);
  process.exit(1);
}

const html = readFileSync(join(folder, 'index.html'), 'utf8');
const scripts = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+\.js)"/g)].map(
  ([, path]) => path.slice(1),
);
const loaded = new Set();
for (const script of scripts) follow(script);

const sizes = [...loaded]
  .map((path) => [path, gzipSync(readFileSync(join(folder, path))).length])
  .sort((a, b) => b[1] - a[1]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0) / 1000;
for (const [path, size] of sizes) console.log(`${(size / 1000).toFixed(1).padStart(7)} KB  ${path}`);
console.log(
  `${total.toFixed(1).padStart(7)} KB  of JavaScript, compressed, for the first load of the home page (limit ${LIMIT_KB})`,
);
if (total > LIMIT_KB) process.exit(1);

/** Adds a file and its static imports. Dynamic imports are not part of the first load. */
function follow(path) {
  if (loaded.has(path)) return;
  loaded.add(path);
  const code = readFileSync(join(folder, path), 'utf8');
  for (const [, from] of code.matchAll(/(?:^|[;}])(?:import|export)(?:[\w$*{},\s]*?from)?\s*["'](\.[^"']+\.js)["']/g)) {
    follow(posix.join(posix.dirname(path), from));
  }
}
