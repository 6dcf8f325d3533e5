// Collects the prose of the repository: comments and test titles of the code, sentences of Markdown files.
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
        : [...comments(file, source), ...(TESTS.test(file) ? testTitles(file, source) : [])];
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

/** Returns the titles of `describe`, `it` and `test` calls, also of `test.each(...)`. */
export function testTitles(file, source) {
  const titles = [];
  const visitor = new Visitor({
    CallExpression(call) {
      const [title] = call.arguments;
      if (!/^(it|test|describe)$/.test(rootName(call.callee))) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral') titles.push(source.slice(title.start + 1, title.end - 1));
    },
  });
  visitor.visit(parseSync(file, source).program);
  return titles;
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
