// `node games/fifth-edition/scripts/descriptionFiles.mjs` writes src/descriptions/files2014.ts and files2024.ts, which
// export every description file, and the JSON Schema for editors. A test fails when one of them is out of date.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const home = new URL('../', import.meta.url);
export const EDITIONS = ['2014', '2024'];
const WIDEST = 120;

/** Returns the path of an edition's list. */
export function listOf(edition) {
  return new URL(`src/descriptions/files${edition}.ts`, home);
}

/** Returns the expected text of an edition's list. */
export function listText(edition) {
  const names = readdirSync(new URL(`descriptions/${edition}/`, home), { recursive: true })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.json'.length))
    .sort();
  const head = `// The files of descriptions of ${edition}, by scripts/descriptionFiles.mjs.`;
  return [head, ...names.map((name) => exportOf(edition, name)), ''].join('\n');
}

function exportOf(edition, name) {
  const start = `export { default as ${variableOf(name)} } from '../../descriptions/${edition}/${name}.json' with {`;
  const line = `${start} type: 'json' };`;
  return line.length <= WIDEST ? line : `${start}\n  type: 'json',\n};`;
}

/** Converts `spells/level-1` to `spellsLevel1`. */
function variableOf(name) {
  return name.replaceAll(/[/-](\w)/g, (_, letter) => letter.toUpperCase());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const edition of EDITIONS) writeFileSync(listOf(edition), listText(edition));
  const { descriptionSchema } = await import('../dist/src/descriptions/description.js');
  writeFileSync(new URL('descriptions/schema.json', home), `${JSON.stringify(descriptionSchema(), null, 2)}\n`);
}
