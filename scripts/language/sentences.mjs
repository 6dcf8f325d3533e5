// Collects the prose of the repository: comments, test titles, laws and schema descriptions of the code, sentences of
// Markdown files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from '../setup.mjs';

const CODE = /\.(ts|tsx|mjs|mts)$/;
const TESTS = /\.(test|e2e)\.|\/(test|e2e|laws)\//;
/** Files whose prose is generated or belongs to the players' texts. */
const LEFT_OUT = /\/texts\/|\.d\.mts$|docs\/(gloomhaven-|war-of|spec-cov)|\/rules\/.*\.md$/;

/** Returns every tracked file of the repository. */
export function trackedFiles() {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .trim()
    .split('\n');
}

/** Returns the prose of the files as `{ file, text }`. */
export function collectSentences(files = trackedFiles()) {
  return files
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => {
      if (!CODE.test(file) && !file.endsWith('.md')) return [];
      const source = readFileSync(path.join(root, file), 'utf8');
      const texts = file.endsWith('.md')
        ? markdownSentences(source)
        : [
            ...comments(file, source),
            ...schemaDescriptions(file, source),
            ...(TESTS.test(file) ? testTitles(file, source) : []),
          ];
      return texts.map((text) => ({ file, text }));
    });
}

/** Returns the comments of a source file as single lines. */
export function comments(file, source) {
  return parseSync(file, source).comments.map(({ value }) =>
    value
      .replace(/\s*\n\s*\*?\s?/g, ' ')
      .replace(/^\*/, '')
      .trim(),
  );
}

/** Returns the descriptions of schemas (`.describe('...')`), which editors show to authors. */
export function schemaDescriptions(file, source) {
  if (!source.includes('.describe(')) return [];
  const found = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [text] }) {
      if (callee.type !== 'MemberExpression' || callee.property.name !== 'describe') return;
      if (text?.type === 'Literal' && typeof text.value === 'string') found.push(text.value);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

/**
 * Returns the titles of `describe`, `it` and `test` calls, also of `test.each(...)` with the texts of its rows that a
 * title includes, and the sentences of laws (`says`).
 */
export function testTitles(file, source) {
  const titles = [];
  const lists = new Map();
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      const list = init?.type === 'TSAsExpression' ? init.expression : init;
      if (id.type === 'Identifier' && list?.type === 'ArrayExpression') lists.set(id.name, list);
    },
    Property({ key, value }) {
      if (key.name === 'says' && value.type === 'Literal') titles.push(value.value);
    },
    CallExpression(call) {
      const [title] = call.arguments;
      if (!/^(it|test|describe)$/.test(rootName(call.callee))) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral') titles.push(source.slice(title.start + 1, title.end - 1));
      if (call.callee.type === 'CallExpression' && title?.type === 'Literal')
        titles.push(...rowTexts(call.callee.arguments[0], String(title.value), lists));
    },
  });
  visitor.visit(parseSync(file, source).program);
  return titles;
}

/** Returns the texts of the rows of a table that its title includes: by position (`%s`) or by name (`$name`). */
function rowTexts(table, title, lists) {
  const rows = table?.type === 'Identifier' ? lists.get(table.name) : table;
  if (rows?.type !== 'ArrayExpression') return [];
  const places = title.match(/%[sdifjop]/g)?.length ?? 0;
  const names = new Set([...title.matchAll(/\$(\w+)/g)].map(([, name]) => name));
  const cells = rows.elements.flatMap((row) => {
    if (row?.type === 'ArrayExpression') return row.elements.slice(0, places);
    if (row?.type === 'ObjectExpression')
      return row.properties.filter(({ key }) => names.has(key?.name)).map(({ value }) => value);
    return places > 0 ? [row] : [];
  });
  const texts = cells.map((cell) => (cell?.type === 'Literal' ? cell.value : undefined));
  return texts.filter((text) => typeof text === 'string' && text.split(' ').length > 2);
}

function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  return callee.type === 'CallExpression' ? rootName(callee.callee) : '';
}

/** Returns the sentences of a Markdown file without its code blocks. */
export function markdownSentences(source) {
  return source
    .replace(/```[\s\S]*?```/g, '')
    .split(/\n\s*\n/)
    .flatMap((part) => part.replace(/\n/g, ' ').split(/(?<=[.!?:;])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 20);
}
