// Writes src/icons/game/: one module per icon named in icons.json, so that a bundle chunk contains only the icons it
// uses. The collection does not list authors, so icons.json groups the names by author; the credits come from there.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import collection from '@iconify-json/game-icons/icons.json' with { type: 'json' };

const here = new URL('..', import.meta.url);
const icons = new URL('src/icons/', here);
const byAuthor = JSON.parse(await readFile(new URL('icons.json', here), 'utf8'));
const names = Object.values(byAuthor).flat().sort();
const NOTICE = '// Written by scripts/icons.mjs from icons.json; run `npm run icons` after changing that list.\n';

await rm(new URL('game/', icons), { recursive: true, force: true });
await mkdir(new URL('game/', icons));
for (const name of names) await writeFile(new URL(`game/${camelCase(name)}.ts`, icons), moduleOf(name));
await writeFile(
  new URL('gameIcons.ts', icons),
  `${NOTICE}${names.map((name) => `export { ${camelCase(name)} } from './game/${camelCase(name)}.ts';\n`).join('')}`,
);
await writeFile(new URL('credits.ts', icons), creditsModule());

function moduleOf(name) {
  return `import type { IconArt } from '../iconArt.ts';

export const ${camelCase(name)}: IconArt = {
  box: ${collection.width},
  drawn: 'fill',
  d: '${outline(name)}',
};
`;
}

function creditsModule() {
  const lines = Object.entries(byAuthor).map(
    ([author, drawn]) => `  { author: '${author}', icons: [${drawn.map((name) => `'${name}'`).join(', ')}] },\n`,
  );
  return `${NOTICE}
/** Who drew the game icons (game-icons.net, CC BY 3.0; Zeromancer's are CC0). */
export const ICON_CREDITS: readonly { readonly author: string; readonly icons: readonly string[] }[] = [
${lines.join('')}];
`;
}

function outline(name) {
  const icon = collection.icons[name] ?? collection.icons[collection.aliases[name]?.parent];
  if (icon === undefined) throw new Error(`icons.json names "${name}", which the collection does not have`);
  const paths = [...icon.body.matchAll(/<path[^>]* d="([^"]+)"/g)].map((match) => match[1]);
  const elements = icon.body.match(/<[a-z]/g).length;
  if (paths.length !== elements) throw new Error(`"${name}" is drawn with more than paths`);
  return paths.join('');
}

function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
