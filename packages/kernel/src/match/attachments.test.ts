import { describe, expect, test } from 'vitest';
import { fastChance, hashText, silent } from '../index.ts';
import { canonical, cloneJson } from '../state/json.ts';
import { trail } from '../testing/index.ts';
import { begin } from '../transition.ts';
import { AttachmentCache } from './attachments.ts';
import { Match } from './match.ts';
import { readMatchFile, writeMatchFile } from './matchFile.ts';
import { verifyMatch } from './verify.ts';

const TEXT = '[3, 1, 4, 1, 5, 9, 2, 6]';
const start = (options: object = { trail: TEXT }) => Match.create(trail, { options, seats: 2, seed: 'walk' });

function played(match = start(), deeds = 4): typeof match {
  for (let i = 0; i < deeds; i++) match.apply(match.state.turn, match.legal(match.state.turn).at(-1));
  return match;
}

describe('match attachments', () => {
  test('keeps the attachment beside the state and the options, which contain its hash', () => {
    const { header, state, options } = played();
    expect(header.options).toEqual({ bonus: 0, trail: hashText(TEXT) });
    expect(header.brought).toEqual({ trail: TEXT });
    expect(options).toEqual({ bonus: 0, trail: TEXT });
    expect(state).toEqual({ trail: hashText(TEXT), at: 4, turn: 0, scores: [7, 2] });
  });

  test('leaves the attachment out of views, patches and bookmarks', () => {
    const match = start();
    for (let i = 0; i < 8; i++) {
      const seat = match.state.turn;
      match.apply(seat, match.legal(seat)[0]);
      const sent = [match.view(seat), match.patches(seat), match.bookmark(), match.events(i)].map(canonical).join();
      expect(sent).not.toContain(TEXT);
    }
    expect(match.outcome?.scores).toEqual([4, 4]);
  });

  test('stores the attachment once in the file, which opens, verifies, continues, forks and resumes', () => {
    const match = played();
    const text = match.save();
    expect(text.split(JSON.stringify(TEXT))).toHaveLength(2);
    expect(readMatchFile(text).formatVersion).toBe(3);
    expect(verifyMatch(text, () => trail as never)).toMatchObject({ ok: true, actions: 4 });
    const again = Match.load(trail, text);
    expect(again.state).toEqual(match.state);
    expect(again.legal(0)).toHaveLength(5);
    expect(again.fork(2, 'other').legal(0)).toHaveLength(4);
    const { secrets, deeds, chain } = match;
    const resumed = Match.resume(trail, { ...secrets, deeds: [...deeds], chain: [...chain] }, match.bookmark());
    expect(resumed.legal(0)).toHaveLength(5);
  });

  test('refuses an attachment whose hash differs from the options', () => {
    const file = readMatchFile(start().save());
    const other = { ...file, header: { ...file.header, brought: { trail: '[1]' } } };
    expect(() => Match.load(trail, writeMatchFile(other))).toThrow('header.brought.trail');
    const { brought: _, ...without } = file.header;
    expect(() => Match.load(trail, writeMatchFile({ ...file, header: without }))).toThrow('header.options');
  });

  test('refuses an attachment that does not fit the options schema', () => {
    expect(() => start({ trail: '[0]' })).toThrow('options.trail');
    expect(() => start({ trail: `[${'1,'.repeat(200)}1]` })).toThrow('options.trail');
  });

  test('writes the older file format for a match without attachments', () => {
    const file = readMatchFile(start({}).save());
    expect(file.formatVersion).toBe(2);
    expect(file.header).not.toHaveProperty('brought');
  });

  test('retains the attachment for an initial state in fast mode', () => {
    const ctx = { chance: fastChance('fast'), log: silent };
    const state = begin(trail, trail.options.parse({ trail: '[1, 7]' }), 2, ctx);
    trail.play(state, 0, { take: 1 }, ctx);
    expect(trail.legal(cloneJson(state), 1)).toHaveLength(7);
  });
});

describe('AttachmentCache', () => {
  const make = () => {
    let reads = 0;
    const content = new AttachmentCache((text) => ({ text, read: ++reads }));
    return { content, reads: () => reads };
  };

  test('parses an attachment once for all holders', () => {
    const { content, reads } = make();
    const [one, two] = [content.hold('a'), content.hold('a')];
    expect(one).toBe(two);
    expect(content.find(content.idOf('a'))).toBe(one);
    expect(reads()).toBe(1);
  });

  test('finds nothing for an id that was never attached', () => {
    const { content } = make();
    content.hold('a');
    expect(content.find('a')).toBeUndefined();
    expect(content.find(content.idOf('b'))).toBeUndefined();
  });

  test('keeps a retained attachment however many others follow', () => {
    const { content, reads } = make();
    const first = content.hold('first');
    const others = Array.from({ length: 100 }, (_, i) => content.hold(String(i)));
    expect(content.find(content.idOf('first'))).toBe(first);
    expect(others.every((value, i) => content.hold(String(i)) === value)).toBe(true);
    expect(reads()).toBe(101);
  });
});
