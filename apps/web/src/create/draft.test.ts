import { NewMatchRequest } from '@tessera/protocol';
import { describe, expect, it } from 'vitest';
import { freshDraft, laterSeats, movedTo, resizeDraft, takeSeat, wishOf, withinRules } from './draft.ts';

const game = { seats: { min: 2, max: 6 }, levels: ['easy', 'normal', 'hard'] };
const GOMOKU = { id: 'gomoku', ...game };
const kinds = (draft: ReturnType<typeof freshDraft>) => draft.seats.map(({ kind }) => kind);

describe('table draft', () => {
  it('freshDraft seats the player against an open seat on the server and against a bot on this device', () => {
    expect(kinds(freshDraft(game, 'server'))).toEqual(['me', 'open']);
    expect(kinds(freshDraft(game, 'here'))).toEqual(['me', 'bot']);
    expect(kinds(freshDraft({ ...game, seats: { min: 1, max: 5 } }, 'here'))).toEqual(['me', 'bot']);
  });

  it('freshDraft makes a public table when asked for one', () => {
    expect(freshDraft(game, 'server').visibility).toBe('private');
    expect(freshDraft(game, 'server', 'public').visibility).toBe('public');
  });

  it('movedTo replaces open seats by bots when the table moves to this device', () => {
    expect(kinds(movedTo(resizeDraft(freshDraft(game, 'server'), 4), 'here'))).toEqual(['me', 'bot', 'bot', 'bot']);
  });

  it('movedTo keeps one seat for the player when the table moves to the server', () => {
    const hotSeat = takeSeat(freshDraft(game, 'here'), 1, { kind: 'me', level: 'easy', name: 'Jonas' });
    expect(kinds(hotSeat)).toEqual(['me', 'me']);
    expect(kinds(movedTo(hotSeat, 'server'))).toEqual(['me', 'open']);
  });

  it('seated moves the player to the new seat on the server', () => {
    const draft = takeSeat(freshDraft(game, 'server'), 1, { kind: 'me', level: 'easy', name: '' });
    expect(kinds(draft)).toEqual(['open', 'me']);
  });

  it('seated lets the player hold several seats of one team, or any seats when the table allows it', () => {
    const teams = ['foxes', 'owls', 'foxes', 'owls'];
    const me = { kind: 'me', level: 'easy', name: '' } as const;
    const four = resizeDraft(freshDraft(game, 'server'), 4);
    expect(kinds(takeSeat(four, 2, me, teams))).toEqual(['me', 'open', 'me', 'open']);
    expect(kinds(takeSeat(four, 1, me, teams))).toEqual(['open', 'me', 'open', 'open']);
    expect(kinds(takeSeat({ ...four, visibility: 'public' }, 2, me, teams))).toEqual(['open', 'open', 'me', 'open']);
    const solo = takeSeat({ ...four, several: 'any' }, 1, me);
    expect(kinds(solo)).toEqual(['me', 'me', 'open', 'open']);
    expect(kinds(withinRules({ ...solo, several: 'none' }))).toEqual(['me', 'open', 'open', 'open']);
    expect(NewMatchRequest.parse(wishOf(GOMOKU, solo)).several).toBe('any');
  });

  it('resized removes seats from the end', () => {
    expect(kinds(resizeDraft(resizeDraft(freshDraft(game, 'server'), 3), 2))).toEqual(['me', 'open']);
  });

  it('wishOf returns a wish that the protocol accepts', () => {
    const draft = takeSeat(freshDraft(game, 'server'), 1, { kind: 'bot', level: 'hard', name: '' });
    const wish = wishOf(GOMOKU, { ...draft, title: '  Sunday ', pace: 'day' });
    expect(NewMatchRequest.parse(wish)).toMatchObject({
      title: 'Sunday',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'hard' }],
      pace: { kind: 'move', seconds: 86_400 },
    });
  });

  it('wishOf adds a free seat per later player when the game lets players join later', () => {
    const long = { ...GOMOKU, seats: { min: 1, max: 5, later: 'players' } };
    const draft = freshDraft(long, 'server');
    expect(laterSeats(GOMOKU, draft)).toBe(0);
    const { seats } = NewMatchRequest.parse(wishOf(long, draft));
    expect(seats.map(({ kind }) => kind)).toEqual(['me', 'open', 'later', 'later', 'later']);
  });

  it('wishOf leaves the chat rule to the server unless the player has chosen one', () => {
    const draft = freshDraft(game, 'server');
    expect(wishOf(GOMOKU, draft)).not.toHaveProperty('chat');
    expect(NewMatchRequest.parse(wishOf(GOMOKU, { ...draft, chat: 'seated' })).chat).toBe('seated');
  });
});
