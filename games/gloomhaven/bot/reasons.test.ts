import { begin, fastChance, type Reason, type Seat, silent } from '@tessera/kernel';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { gloomhaven } from '../src/game/game.ts';
import { words } from '../src/messages/messageFormat.ts';
import type { Choice } from '../src/state/choice.ts';
import type { State } from '../src/state/state.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { instinct } from './partyBot.ts';
import { BOT_REASONS, type BotReason } from './reasons.ts';

interface Told {
  readonly state: State;
  readonly seat: Seat;
  readonly chosen: Choice;
  readonly reason: Reason;
}

const formatters = [
  createGameFormatter(words, createTranslator('en', en, house.en)),
  createGameFormatter(words, createTranslator('de', de, house.de)),
];

/** Plays a number of answers with four heroes and returns their reasons in both languages. */
function reasonsOf(seed: string, answers: number): Told[] {
  const ctx = { chance: fastChance(seed), log: silent };
  const state = begin(gloomhaven, gloomhaven.options.parse({ scenario: 1 }), 4, ctx);
  const found: Told[] = [];
  for (let n = 0; n < answers; n++) {
    const [decision] = gloomhaven.decisions(state);
    if (decision === undefined) break;
    const { seat } = decision;
    const view = gloomhaven.view(state, seat);
    const legal = gloomhaven.legal(state, seat);
    const question = { view, seat, legal, budget: { iterations: 1 }, chance: fastChance(`${seed} ${n}`) };
    const chosen = instinct.choose(question);
    const reason = instinct.reason!(question, chosen);
    expect(reason === undefined).toBe(legal.length < 2);
    if (reason !== undefined) {
      found.push({ state: structuredClone(state), seat, chosen, reason });
      for (const formatter of formatters)
        expect(formatter.for({ view }).reason(reason).label).not.toMatch(/[{}]|undefined/);
    }
    gloomhaven.play(state, seat, chosen, ctx);
  }
  return found;
}

const all = reasonsOf('reasons', 400);
const saying = (...codes: BotReason[]) => all.filter(({ reason }) => codes.some((code) => code === reason.code));

describe('reasons of answers', () => {
  test('every answer with a choice has a reason with a known code', () => {
    for (const { reason } of all) expect(BOT_REASONS).toContain(reason.code);
    expect(new Set(all.map(({ reason }) => reason.code)).size).toBeGreaterThan(8);
  });

  test('the reason for cards names the leading card, its initiative and the expected damage', () => {
    const picks = saying('strikes-first', 'has-a-plan', 'lets-them-come').filter(
      ({ chosen }) => chosen.type === 'pick',
    );
    expect(picks.length).toBeGreaterThan(3);
    for (const { chosen, reason } of picks) {
      if (chosen.type !== 'pick') continue;
      expect(reason.params).toMatchObject({ lead: chosen.cards[0], second: chosen.cards[1] });
      expect(reason.params!.damage).toBeGreaterThanOrEqual(0);
    }
  });

  test('the reason for an attack has the exact damage and kill chance of the preview', () => {
    const hits = saying('hits');
    expect(hits.length).toBeGreaterThan(3);
    for (const { state, seat, chosen, reason } of hits) {
      const odds = gloomhaven.preview(gloomhaven.view(state, seat), seat, chosen);
      expect(reason.reasons).toEqual(odds);
      const kills = odds.find(({ code }) => code === 'kills')!.value as number;
      expect(reason.params!.percent).toBe(Math.round(kills * 100));
    }
  });

  test('the reason for damage names the remaining hit points or the avoided exhaustion', () => {
    const harm = saying('bears-it', 'saves-life', 'spares-hit-points');
    expect(harm.length).toBeGreaterThan(0);
    for (const { state, chosen, reason } of harm) {
      const frame = state.flow.at(-1)!;
      if (frame.at !== 'suffer') throw new Error('Nobody suffers');
      const left = state.figures[frame.figure]!.hp - frame.amount;
      if (chosen.type === 'suffer') expect(reason.params).toEqual({ amount: frame.amount, left: Math.max(0, left) });
      else expect(reason.code).toBe(left <= 0 ? 'saves-life' : 'spares-hit-points');
    }
  });
});
