// Lists the public names of every package with their types and comments, from the compiler's declaration files (`dist/*.d.ts`).
// TypeDoc needs the API of TypeScript 5 or 6; TypeScript 7, which builds this project, does not have it yet.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LONGEST = 4_000;

export function referencePages(root) {
  return readdirSync(`${root}packages`)
    .sort()
    .flatMap((name) => {
      const index = `${root}packages/${name}/dist/index.d.ts`;
      if (!existsSync(index)) return [];
      const { description = '' } = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'));
      const entries = exportsOf(index).sort((a, b) => a.name.localeCompare(b.name));
      const heading = `# @tessera/${name}\n\n${description}. ${entries.length} public names. [Its README](../../packages/${name}/README.md) says how they go together.`;
      return [{ source: `docs/reference/${name}.md`, text: [heading, ...entries.map(entryText)].join('\n\n') }];
    });
}

function entryText({ name, comment, declaration }) {
  const shown = declaration.length > LONGEST ? `${declaration.slice(0, LONGEST)}\n…` : declaration;
  return [`## ${name}`, comment, `\`\`\`ts\n${shown}\n\`\`\``].filter(Boolean).join('\n\n');
}

/** Returns the exports of a module with their declarations, also from other files. */
function exportsOf(file) {
  const text = readFileSync(file, 'utf8');
  const own = declarationsIn(text);
  const from = (path) => join(dirname(file), path.replace(/\.(?:js|tsx?)$/, '.d.ts'));
  const all = [...text.matchAll(/^export \* from '(\.[^']+)';/gm)].flatMap(([, path]) => exportsOf(from(path)));
  const named = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '(\.[^']+)';/gm)].flatMap(([, names, path]) => {
    const there = exportsOf(from(path));
    return names
      .split(',')
      .map((each) => each.trim().replace(/^type /, ''))
      .filter((each) => each !== '')
      .flatMap((each) => {
        const [inside, outside = inside] = each.split(' as ');
        const found = there.find(({ name }) => name === inside);
        return found ? [{ ...found, name: outside }] : [];
      });
  });
  const seen = new Set();
  return [...own, ...all, ...named].filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** Returns the declarations of a file, each with the comment before it. */
export function declarationsIn(text) {
  const start = /^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type|let|enum) (\w+)/gm;
  const found = new Map();
  for (const match of text.matchAll(start)) {
    const [, name] = match;
    const declaration = text.slice(match.index, endOf(text, match.index)).replace(/^export (?:declare )?/, '');
    const known = found.get(name);
    // A schema and its type share a name and an entry.
    if (known) known.declaration += `\n${declaration}`;
    else found.set(name, { name, comment: commentBefore(text, match.index), declaration });
  }
  return [...found.values()];
}

/** Returns the end of a declaration: the first semicolon or closing brace at the end of a line outside of brackets. */
function endOf(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text.startsWith('/*', at)) at = text.indexOf('*/', at) + 1;
    const letter = text[at];
    if ('{(['.includes(letter)) depth++;
    else if ('})]'.includes(letter)) depth--;
    const next = text[at + 1];
    if (depth === 0 && (letter === ';' || (letter === '}' && next === '\n'))) return at + 1;
  }
  return text.length;
}

function commentBefore(text, at) {
  const before = text.slice(0, at).trimEnd();
  if (!before.endsWith('*/')) return '';
  const inside = before.slice(before.lastIndexOf('/**') + 3, -2);
  return inside
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();
}
