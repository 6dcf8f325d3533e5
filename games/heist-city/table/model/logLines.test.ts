import { Event, heistCity } from '@tessera/heist-city';
import type { TableEntry } from '@tessera/table';
import { describe, expect, it } from 'vitest';
import { scene } from '../../test/scene.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { isNews } from '../playback/news.ts';
import { soundOf } from '../playback/sounds.ts';
import { logLines } from './logLines.ts';
import { speakerOf } from './speaker.ts';

const who = speakerOf(testFormatter({ seat: 0, names: ['Ada', 'Jonas'] }), heistCity.view(scene({}), 0));
const entry = (changed: Partial<TableEntry>): TableEntry => ({
  seq: 1,
  at: 0,
  kind: 'act',
  by: 1,
  events: [],
  ...changed,
});

describe('logLines', () => {
  it('logLines keeps undone entries visible and notes when a bot was replaced', () => {
    const log = [
      entry({ events: [{ type: 'passed', seat: 1 }], note: 'bot-late' }),
      entry({ seq: 2, kind: 'undo', by: 0 }),
    ];
    expect(logLines(who, log).map(({ text, mark }) => [mark, text])).toEqual([
      ['rival', 'Jonas passes.'],
      ['rival', 'Jonas took too long; a random legal action stands in.'],
      ['own', 'Ada takes something back.'],
    ]);
  });

  it('logLines names the sound of a line', () => {
    const log = [entry({ events: [{ type: 'noticed', unit: 0 }] })];
    expect(logLines(who, log)[0]).toMatchObject({ sound: 'alarm' });
    expect(logLines(who, [{ ...log[0]!, kind: 'redo' }])[1]?.sound).toBeUndefined();
  });
});

it('sounds and news use only events of the rules, and every sound has a text', () => {
  const types = Event.options.map(({ shape }) => shape.type.value);
  const heard = types.map((type) => soundOf({ type })).filter((sound) => sound !== undefined);
  expect(new Set(heard)).toEqual(new Set(['card', 'die', 'hit', 'door', 'alarm']));
  for (const sound of heard) expect(who.has(`sound.${sound}`)).toBe(true);
  expect(types.filter((type) => isNews({ type })).length).toBe(14);
});
