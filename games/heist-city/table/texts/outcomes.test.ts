import { heistCity } from '@tessera/heist-city';
import { expect, it } from 'vitest';
import { texts } from './index.ts';

it('why a match ended has a sentence for people in every language', () => {
  for (const { refusals } of [texts.en, texts.de]) {
    for (const why of ['points', 'drops', 'escapes', 'unconscious', 'draw']) {
      expect(heistCity.messages).toHaveProperty(why);
      expect(refusals).toHaveProperty(why, expect.not.stringMatching(/\(R \d/));
    }
  }
});
