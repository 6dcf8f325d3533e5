import { expect, it } from 'vitest';
import { testFormatter } from '../../test/testFormatter.ts';
import { editorKeys } from './editorKeys.ts';
import { TOOLS } from './model/tools.ts';

it.each(['en', 'de'] as const)('editorKeys lists every tool, each key once (%s)', (language) => {
  const lines = editorKeys(testFormatter({}, language)).flatMap(({ keys }) => keys);
  const pressed = lines.map(({ keys }) => keys.join(' '));
  expect(lines.length).toBeGreaterThanOrEqual(TOOLS.length);
  expect(new Set(pressed).size).toBe(lines.length);
  expect(lines.filter(({ does }) => does.startsWith('editor.'))).toEqual([]);
});
