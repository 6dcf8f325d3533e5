import { expect, test } from 'vitest';
import { allowList, componentsIn, longComponents, MAX_COMPONENT_LINES, nextAllowList } from './componentSize.mjs';

const long = longComponents();

test('no component exceeds the maximum number of lines, except those of the allow list', () => {
  const allowed = allowList();
  const grown = long.filter(({ id, lines }) => lines > (allowed[id] ?? MAX_COMPONENT_LINES));
  expect(grown).toEqual([]);
});

test('the allow list of long components has no stale entry (node scripts/componentSize.mjs --write)', () => {
  const sizes = new Map(long.map(({ id, lines }) => [id, lines]));
  const stale = Object.entries(allowList()).filter(([id, lines]) => sizes.get(id) !== lines);
  expect(stale).toEqual([]);
});

test('nextAllowList follows a moved component, drops a shorter one and refuses a new or longer one', () => {
  const allowed = { 'a.tsx#Moved': 150, 'a.tsx#Split': 200, 'a.tsx#Grown': 130 };
  const moved = { id: 'b.tsx#Moved', lines: 140 };
  const grown = { id: 'a.tsx#Grown', lines: 131 };
  const added = { id: 'a.tsx#Added', lines: 121 };
  expect(nextAllowList([moved, grown, added], allowed)).toEqual({
    next: { 'b.tsx#Moved': 140 },
    refused: [grown, added],
  });
});

test('componentsIn counts the lines of functions that return JSX', () => {
  const text = [
    'export function Panel() {',
    '  const rows = [1].map((n) => <li key={n} />);',
    '  return <ul>{rows}</ul>;',
    '}',
    'const Row = memo(function Row() {',
    '  return isShown && <p />;',
    '});',
    'const Line = memo(() => (isLong ? <b /> : null));',
    'const Window = () => createPortal(<p />, place);',
    'export const table = { Heading: () => <p /> };',
    'function size() {',
    '  return { content: <p /> };',
    '}',
  ].join('\n');
  expect(componentsIn('panel.tsx', text)).toEqual([
    { id: 'panel.tsx#Panel', lines: 4 },
    { id: 'panel.tsx#Row', lines: 3 },
    { id: 'panel.tsx#Line', lines: 1 },
    { id: 'panel.tsx#Window', lines: 1 },
    { id: 'panel.tsx#Heading', lines: 1 },
  ]);
});
