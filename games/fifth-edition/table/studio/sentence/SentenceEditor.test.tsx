import { nonEmpty } from '@tessera/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { translatorIn } from '../../../test/translators.ts';
import { PHRASES } from './phrases.ts';
import { recordFromSentence, SENTENCE_KINDS } from './recordFromSentence.ts';
import { SentenceEditor } from './SentenceEditor.tsx';
import { sentenceNames } from './sentenceNames.ts';

const names = sentenceNames(rulebookOf('2024'));

test.each(['en', 'de'] as const)('SentenceEditor names every field of every kind of record in %s', (language) => {
  const { t } = translatorIn(language);
  for (const kind of nonEmpty(SENTENCE_KINDS)) {
    const text = (PHRASES[kind] ?? []).join(', ');
    const feature = { id: 'mine-1', name: 'First', at: 3, summary: text };
    const json = { ...recordFromSentence(kind, text, { id: 'mine', name: 'Mine', class: 'fighter' }, names) };
    const shown = kind === 'subclass' || kind === 'species' ? { ...json, features: [feature] } : json;
    const markup = renderToStaticMarkup(
      <SentenceEditor {...{ t, kind, names }} json={shown} onChange={() => undefined} />,
    );
    expect(markup).toContain('<textarea');
    expect(markup).toContain('<li');
    // A missing text shows its key.
    expect(markup).not.toContain('sentence.');
  }
});
