import { expect, test } from 'vitest';
import { Match } from './match/match.ts';
import { readMatchFile } from './match/matchFile.ts';
import { highCard } from './testing/highCard.ts';
import { untilRefused } from './untilRefused.ts';

function playedFile() {
  const match = Match.create(highCard, { seats: 2, seed: 'a secret' });
  for (const seat of [0, 1]) match.apply(seat, match.legal(seat)[0]);
  return readMatchFile(match.save({ times: [5, 6] }));
}

test('untilRefused returns a file unchanged when the rules accept every operation', () => {
  const file = playedFile();
  expect(untilRefused(highCard, file)).toBe(file);
});

test('untilRefused drops the first refused operation and all that follow it', () => {
  const file = playedFile();
  const [first] = file.deeds;
  // The first seat picks the same card twice.
  const cut = untilRefused(highCard, { ...file, deeds: [first!, first!, file.deeds[1]!] });
  expect(cut).toMatchObject({ deeds: [first], chain: file.chain.slice(0, 1), times: [5] });
  expect(Match.restore(highCard, cut).seq).toBe(1);
});
