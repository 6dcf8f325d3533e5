import { expect, test } from 'vitest';
import { translateIn } from '../../test/translators.ts';
import { continuedText, noteOf } from './continuations.ts';
import type { PageLayout } from './paginate.ts';
import type { PrintSection } from './printSection.ts';

const t = translateIn('en');

function section(id: string, count: number, isCounted: boolean): PrintSection {
  const entries = Array.from({ length: count }, () => ({ kind: 'text', title: id, text: '' }) as const);
  return { id, title: id, note: 'as ever', entries, isCounted };
}

const features = section('features', 10, true);
const gear = section('gear', 3, false);
const sections = new Map([features, gear].map((each) => [each.id, each]));
const [start, rest] = [
  { section: 'features', from: 0, to: 8 },
  { section: 'features', from: 8, to: 10 },
];
const pages: PageLayout[] = [{ columns: [[], [start]] }, { columns: [[rest], [{ section: 'gear', from: 0, to: 3 }]] }];

test('noteOf says how much of a split section is here and where the rest is', () => {
  expect(noteOf(start, features, pages, t)).toBe('8 of 10, the rest on page 2');
  expect(noteOf(rest, features, pages, t)).toBe('9 to 10 of 10');
});

test('noteOf names no page when a section continues on the same page', () => {
  const [left, right] = [
    { section: 'features', from: 0, to: 4 },
    { section: 'features', from: 4, to: 10 },
  ];
  const onePage = [{ columns: [[left], [right]] }];
  expect(noteOf(left, features, onePage, t)).toBe('1 to 4 of 10');
  expect(noteOf(right, features, onePage, t)).toBe('5 to 10 of 10');
});

test('noteOf keeps the note of a section that is not split', () => {
  expect(noteOf({ section: 'gear', from: 0, to: 3 }, gear, pages, t)).toBe('as ever');
});

test('continuedText lists the following sections, and nothing on the last page', () => {
  expect(continuedText(0, pages, sections, t)).toBe('Continued on page 2: features (2), gear');
  expect(continuedText(1, pages, sections, t)).toBeUndefined();
});

test('noteOf and continuedText count a long text of several entries once', () => {
  const longEntries = [
    { kind: 'text', title: 'Rage', text: 'It begins.' },
    { kind: 'text', text: 'It goes on.' },
    { kind: 'text', title: 'Reckless Attack', text: '' },
  ] as const;
  const long = { ...features, entries: longEntries };
  const [first, second] = [
    { section: 'features', from: 0, to: 1 },
    { section: 'features', from: 1, to: 3 },
  ];
  const split: PageLayout[] = [{ columns: [[first], []] }, { columns: [[second], []] }];
  expect(noteOf(first, long, split, t)).toBe('1 of 2, the rest on page 2');
  expect(continuedText(0, split, new Map([['features', long]]), t)).toBe('Continued on page 2: features (1)');
});
