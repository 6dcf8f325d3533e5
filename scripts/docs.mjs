// `npm run docs`: builds the documentation site in `docs/dist`, which the server then serves at `/docs`. Static pages without
// scripts or third-party resources.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { prepare, print, root } from './setup.mjs';

const OUT = `${root}docs/dist/`;

await prepare();
const { pagesOf } = await import('./docs/pages.mjs');
const { HOME, addressOf, render } = await import('./docs/render.mjs');
const start = Date.now();
const pages = pagesOf(root);
rmSync(OUT, { recursive: true, force: true });
for (const page of pages) {
  const path = addressOf(page.source).slice(HOME.length);
  const file = `${OUT}${path === '' ? 'index' : path}.html`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, render(page, pages).html);
}
cpSync(`${root}docs/pictures`, `${OUT}pictures`, { recursive: true });
cpSync(`${root}scripts/docs/style.css`, `${OUT}style.css`);
print(
  `${pages.length} pages in docs/dist, in ${((Date.now() - start) / 1000).toFixed(1)} s. A server shows them at ${HOME}`,
);
