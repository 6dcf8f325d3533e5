import { LogEntry } from '@tessera/room';
import { expect, it } from 'vitest';
import { LogCipher } from './logCipher.ts';
import { firstSeal, seal, unseal } from './seals.ts';

const common = { seq: 1, at: 5, actionId: 'action-1', link: 'link', position: 3 };
const deed = { seat: 0, action: { type: 'place' }, at: 0 };

/** One entry per kind, with every field that the kind can have. */
const FULL = {
  act: { ...common, kind: 'act', by: 0, deed, note: 'bot-failed', gained: 5, leftBefore: [1, 2] },
  edit: { ...common, kind: 'edit', by: 0, deed: { by: 0, edit: [], at: 0 }, gained: 5 },
  reseed: { ...common, kind: 'reseed', deed: { reseed: 'hash', at: 0 } },
  undo: { ...common, kind: 'undo', by: 0, steps: 1, practice: true },
  redo: { ...common, kind: 'redo', by: 0, steps: 1, gained: [5], leftBefore: [1, 2] },
  seat: { ...common, kind: 'seat', by: 0, change: { seat: 1, holder: { kind: 'open', name: '' }, why: 'left' } },
  dropped: { ...common, kind: 'dropped', by: 0 },
  end: { ...common, kind: 'end', by: 0, ending: { by: 'conceded', results: ['loss', 'win'], seat: 0 } },
} as const satisfies Record<LogEntry['kind'], object>;

it.each(LogEntry.options.map((option) => [option.shape.kind.value, option] as const))(
  'reads an entry of the kind %s from storage with all its fields',
  (kind, option) => {
    const entry = LogEntry.parse(FULL[kind]);
    expect(Object.keys(entry).sort()).toEqual(Object.keys(option.shape).sort());
    expect(unseal([seal(entry, firstSeal('beginning'), new LogCipher('beginning'))], 'beginning')).toEqual([entry]);
  },
);
