import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SchemaForm } from './SchemaForm.tsx';

test('an integer field with named values is a list of the named ones', () => {
  const names: Readonly<Record<number, string>> = { 1: 'Barrow', 3: 'Camp' };
  const schema = { type: 'object', properties: { scenario: { type: 'integer', minimum: 1, maximum: 3, default: 1 } } };
  const words = {
    less: '',
    more: '',
    search: '',
    unsaid: '',
    yes: '',
    no: '',
    problem: () => '',
    numberName: (_path: readonly string[], number: number) => names[number],
  };
  const html = renderToStaticMarkup(
    <SchemaForm schema={schema} value={{ scenario: 1 }} onChange={() => undefined} words={words} />,
  );
  expect([...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['Barrow', 'Camp']);
});
