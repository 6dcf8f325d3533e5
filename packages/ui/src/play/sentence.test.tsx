import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { provideRuleLinks, sentence } from './sentence.tsx';

const LINKS = { label: (number: string) => `Rule ${number}`, open: () => {} };

afterEach(() => provideRuleLinks(undefined));

test('sentence leaves rule numbers as text where there is no rulebook', () => {
  expect(renderToStaticMarkup(<p>{sentence('At most 10 units (R 3.1, 9.2.6).')}</p>)).toBe(
    '<p>At most 10 units (R 3.1, 9.2.6).</p>',
  );
});

test('sentence makes each cited rule number a button and keeps the words around them', () => {
  provideRuleLinks(LINKS);
  const drawn = renderToStaticMarkup(<p>{sentence('At most 10 units (R 3.1, 9.2.6a).')}</p>);
  expect(drawn.match(/aria-label="[^"]+"/g)).toEqual(['aria-label="Rule 3.1"', 'aria-label="Rule 9.2.6a"']);
  expect(drawn.replaceAll(/<[^>]+>/g, '')).toBe('At most 10 units (R 3.1, 9.2.6a).');
});

test('sentence leaves other letters before a number alone', () => {
  provideRuleLinks(LINKS);
  expect(renderToStaticMarkup(<p>{sentence('Door R, 3 hexes; OR 5.')}</p>)).toBe('<p>Door R, 3 hexes; OR 5.</p>');
});
