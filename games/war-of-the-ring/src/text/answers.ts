import type { Json, Message } from '@tessera/kernel';
import type { View } from '../state/state.ts';

/** Answers whose meaning depends on the question: "finish", "yes", "no". */
type ShortAnswer = 'done' | 'go' | 'accept' | 'decline' | 'stand' | 'casualty';

/** Questions with a special sentence for a short answer; other questions use a general one. */
export const ANSWERED_IN: Readonly<Record<ShortAnswer, readonly string[]>> = {
  done: ['fellowship', 'flight', 'party', 'march', 'march.on', 'advance', 'attack', 'recruit', 'levy'],
  go: ['split', 'attack.split', 'advance', 'party'],
  accept: ['join', 'battle.rider', 'hunt.guide', 'card.draw'],
  decline: [
    ...['join', 'battle.rider', 'combat.card', 'swap.offer', 'card', 'card.draw', 'path.card'],
    ...['hunt.roll', 'hunt.stop', 'hunt.redraw', 'hunt.reduce', 'hunt.guide', 'hunt.casualty'],
  ],
  stand: ['battle.shelter', 'battle.retreat'],
  casualty: [],
};

/** Returns the sentence of a short answer to the question of the view. */
export function shortAnswer(answer: ShortAnswer, view: View, params: Readonly<Record<string, Json>> = {}): Message {
  const frame = view.flow.at(-1);
  const known = { ...params, character: view.fellowship.guide, damage: view.hunt?.damage ?? 0 };
  if (!frame || !ANSWERED_IN[answer].includes(frame.at)) return { code: answer, params: known };
  const to = 'to' in frame && typeof frame.to === 'number' ? frame.to : (view.battle?.to ?? -1);
  const card = 'card' in frame && typeof frame.card === 'number' ? frame.card : -1;
  return { code: `to.${frame.at.replaceAll('.', '-')}.${answer}`, params: { ...known, to, card } };
}
