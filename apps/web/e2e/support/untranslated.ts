import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as z from 'zod';

const CONTENT = join(import.meta.dirname, '../../../../games/fifth-edition/content');

/** Letters that the pseudo-language marks. A word that still has one is in no bundle. */
const PLAIN = /[aceginorsuyz]/i;
const WORD = /\p{L}[\p{L}\d’'-]*/gu;

/** Text that is equal in every language or not ours: codes, cells, the name of the site, output of `Intl`. */
const ALLOWED = [
  /\b(?:and|or|AM|PM)\b/g,
  /\b(?:English|Deutsch)\b(?: \(Pseudo-Accents\))?/g,
  /\bCC BY\b/g,
  /\bTessera\b/g,
  /\b[A-Z0-9]{3}-[A-Z0-9]{3}\b/g,
  /\b(?:in )?\d+ (?:sec|min|hr|days?|wk|mo|yr)s?\.?(?: ago)?\b/g,
  // Cells of a board, and paths of them.
  /\b[a-z]\d{1,2}(?:-[a-z]\d{1,2})*\b/gi,
  /\b(?:yesterday|tomorrow|today|now)\b/g,
  /\b(?:Chrome|Safari|Linux)\b/g,
];

/**
 * Returns the words on the page that are in no bundle, each with its text. With `hasContent`, names and texts of the
 * content may be English.
 */
export async function untranslated(page: Page, { hasContent = false } = {}): Promise<readonly string[]> {
  const { words, isText } = hasContent ? content() : NO_CONTENT;
  const texts = z.array(z.string()).parse(await page.evaluate(COLLECT));
  const found = texts.flatMap((text) => {
    if (isText(text.trim())) return [];
    const rest = ALLOWED.reduce((left, pattern) => left.replace(pattern, ''), text);
    const plain = (rest.match(WORD) ?? []).filter(
      (word) => word.length > 1 && PLAIN.test(word) && !words.has(word.toLowerCase()),
    );
    return plain.length > 0 ? [`${[...new Set(plain)].join(', ')}: ${text.trim().slice(0, 120)}`] : [];
  });
  return [...new Set(found)].sort();
}

/**
 * Script for the page: collects every visible or accessible text. It skips text marked `lang="en"`, input values,
 * drawings, keys and hashes.
 */
const COLLECT = `(() => {
  const texts = new Set([document.title]);
  const isShown = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden' &&
    !element.closest('script, style, code, kbd, .font-mono:not(pre), [lang=en]:not(html), [hidden]');
  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']) {
      const text = element.getAttribute(name);
      if (text) texts.add(text);
    }
    // An abbreviation is translated by its title; typed text needs no translation.
    if (element.matches('textarea, abbr[title]')) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '') texts.add(node.textContent);
    }
  }
  return [...texts];
})()`;

/** Fields of the content that hold names. */
const NAMES = new Set([
  'name',
  'id',
  'label',
  'prompt',
  'damageType',
  'properties',
  'mastery',
  'category',
  'weapons',
  'armor',
]);

interface ContentTexts {
  /** Checks whether a text is in the content, or is part of a longer one. */
  isText(text: string): boolean;
  /** Words of the names in the content. */
  readonly words: ReadonlySet<string>;
}

const NO_CONTENT: ContentTexts = { isText: () => false, words: new Set() };
/** Minimum length of a partial text: a shorter part may also be untranslated text. */
const LONG = 25;

let known: ContentTexts | undefined;

/** Returns the names and texts of the fifth edition's content, which stay English. */
function content(): ContentTexts {
  known ??= readContent();
  return known;
}

function readContent(): ContentTexts {
  const texts: string[] = [];
  const words = new Set<string>();
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      texts.push(value);
      if (NAMES.has(key)) for (const word of value.match(WORD) ?? []) words.add(word.toLowerCase());
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) read(inner, Array.isArray(value) ? key : name);
    }
  };
  for (const file of files) read(JSON.parse(readFileSync(join(CONTENT, file), 'utf8')), '');
  const whole = new Set(texts);
  return {
    isText: (text) => whole.has(text) || (text.length > LONG && texts.some((long) => long.includes(text))),
    words,
  };
}
