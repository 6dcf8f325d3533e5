import type { SeatInfo } from '@tessera/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MatchMarks } from './MatchMarks.tsx';

const seat: SeatInfo = { kind: 'open', name: '', online: false };
const seats = [seat, seat];

describe('MatchMarks', () => {
  it('shows a badge with an explanation when a match is imported, forked, practice or its file was downloaded', () => {
    const marks = (info: Omit<Parameters<typeof MatchMarks>[0]['info'], 'seats'>) =>
      renderToStaticMarkup(<MatchMarks info={{ seats, ...info }} />);
    expect(marks({ imported: true })).toContain('The dice since then come from a new seed.');
    expect(marks({ forkOf: { match: 'abcdef123456', seq: 3 } })).not.toBe('');
    expect(marks({ practice: true })).not.toBe('');
    expect(marks({ fileTaken: true })).toContain('may know hidden information and the coming dice.');
    expect(marks({})).toBe('');
  });
});
