// Collects the texts that players and operators read, per language: bundles of texts, lessons and rulebooks.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from '../setup.mjs';
import { markdownSentences, trackedFiles } from './sentences.mjs';

/** Folder of texts, then the language as a folder or as the name of a file. */
const PLACE = /^(.+?\/(?:texts|i18n|lessons|rules))\/([a-z]{2})(?:\/|\.(?:ts|json)$)/;

/** Returns the texts as `{ file, group, language, text }`; a group is a folder of texts in one language. */
export function collectPlayerTexts(files = trackedFiles()) {
  return files.flatMap((file) => {
    const place = placeOf(file);
    if (!place || /\.test\.ts$/.test(file)) return [];
    const source = readFileSync(path.join(root, file), 'utf8');
    return textsOf(file, source).map((text) => ({ file, ...place, text }));
  });
}

/** Returns the group and the language of a file, or `undefined` if it holds no texts of one language. */
export function placeOf(file) {
  const match = PLACE.exec(file);
  return match ? { group: `${match[1]}/${match[2]}`, language: match[2] } : undefined;
}

/** Returns the texts of a file: the values of a bundle, without its keys, or the sentences of a rulebook. */
export function textsOf(file, source) {
  if (file.endsWith('.md')) return markdownSentences(source);
  if (file.endsWith('.json')) return values(JSON.parse(source));
  if (!file.endsWith('.ts')) return [];
  const found = [];
  const visitor = new Visitor({
    Property({ value }) {
      found.push(...strings(value));
    },
    ArrayExpression({ elements }) {
      found.push(...elements.flatMap((element) => strings(element)));
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

/** Returns the text of a literal, also of one that is joined from parts. */
function strings(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node?.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.cooked).join('{}')];
  if (node?.type === 'BinaryExpression') return [[...strings(node.left), ...strings(node.right)].join('')];
  return [];
}

/** Returns the strings inside a JSON value. */
function values(json) {
  if (typeof json === 'string') return [json];
  return json !== null && typeof json === 'object' ? Object.values(json).flatMap(values) : [];
}
