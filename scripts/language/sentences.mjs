// Collects the prose of the repository: comments, test titles, laws and messages of the code (help, log lines, errors,
// descriptions of schemas and routes), sentences of Markdown files, entries of coverage sheets.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from '../setup.mjs';

const CODE = /\.(ts|tsx|mjs|mts)$/;
const TESTS = /\.(test|e2e)\.|\/(test|e2e|laws)\//;
/** Files whose prose is generated or belongs to the players' texts. */
const LEFT_OUT = /\/texts\/|\.d\.mts$|docs\/(gloomhaven-|war-of|spec-cov)|\/rules\/.*\.md$/;

/** Files of texts that `playerTexts.mjs` collects, and files whose strings are not prose. */
const NO_MESSAGES = /\/i18n\/[a-z]{2}(\/|\.ts$)|\/content\//;
/** Sheets of the coverage of the specifications, and the fields that hold prose. */
const SHEETS = /^docs\/spec-coverage\/.*\.json$/;
const SHEET_FIELDS = new Set(['item', 'name', 'note', 'title']);

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
      if (!CODE.test(file) && !file.endsWith('.md') && !SHEETS.test(file)) return [];
      return proseOf(file, readFileSync(path.join(root, file), 'utf8')).map((text) => ({ file, text }));
    });
}

function proseOf(file, source) {
  if (file.endsWith('.md')) return markdownSentences(source);
  if (SHEETS.test(file)) return sheetTexts(JSON.parse(source));
  if (TESTS.test(file)) return [...comments(file, source), ...testTitles(file, source)];
  return [...comments(file, source), ...(NO_MESSAGES.test(file) ? [] : messages(file, source))];
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

/**
 * Returns the strings of a source file with at least four words: help of commands, log lines, errors, descriptions of
 * schemas and routes. Lists of class names are left out.
 */
export function messages(file, source) {
  const found = [];
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value);
    },
    TemplateLiteral({ quasis }) {
      found.push(quasis.map(({ value }) => value.cooked).join('…'));
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found.filter(
    (text) => text.trim().split(/\s+/).length >= 4 && !/\b(flex|grid|gap-\d|text-(muted|note))\b/.test(text),
  );
}

/** Returns the requirements, notes and names of a coverage sheet. */
export function sheetTexts(sheet) {
  if (sheet === null || typeof sheet !== 'object') return [];
  return Object.entries(sheet).flatMap(([key, value]) =>
    typeof value === 'string' ? (SHEET_FIELDS.has(key) ? [value] : []) : sheetTexts(value),
  );
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
