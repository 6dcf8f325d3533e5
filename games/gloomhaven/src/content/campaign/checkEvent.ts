import type { GloomhavenReview } from '../checks/review.ts';
import { checkEffects, checkNeeds } from './checkEffects.ts';
import type { EventOutcome, EventRecord } from './event.ts';
import { givenIn } from './reachableIds.ts';

const OTHER = { a: 'b', b: 'a' } as const;

/** Checks that an event can be drawn, and that each choice has an outcome. R 16.3 */
export function checkEvent(event: EventRecord, review: GloomhavenReview): void {
  const { id, deck, number, unplaced } = event;
  if (id !== `${deck}-${String(number).padStart(2, '0')}`) {
    const message = `the id of card ${number} of the ${deck} is its deck and its number with two digits.`;
    review.report({ code: 'E_EVENT_ID', path: ['id'], message });
  }
  if (givenIn(review.content).events.has(id) === unplaced) {
    const message = unplaced ? 'something puts it into its deck.' : 'nothing ever puts it into its deck.';
    review.report({ code: 'E_EVENT_PLACE', path: unplaced ? ['unplaced'] : ['id'], message });
  }
  checkChoice(event, 'a', review);
  checkChoice(event, 'b', review);
}

function checkChoice(event: EventRecord, choice: 'a' | 'b', review: GloomhavenReview): void {
  const { outcomes } = event[choice];
  for (const [i, { if: needed, effects }] of outcomes.entries()) {
    const path = [choice, 'outcomes', i];
    if (needed !== undefined && needed !== 'otherwise') checkNeeds(needed, [...path, 'if'], review);
    checkEffects(effects, [...path, 'effects'], review, true);
    if (needed === 'otherwise' && i !== outcomes.length - 1) {
      const message = '"otherwise" comes last: what follows it would be asked whether something happened or not.';
      review.report({ code: 'E_EVENT_ORDER', path: [...path, 'if'], message });
    }
  }
  checkCertain(outcomes, choice, review);
  checkCard(outcomes, choice, review);
  checkFollowing(event, choice, review);
}

/** Checks that a choice without a certain outcome has an `otherwise`. */
function checkCertain(outcomes: readonly EventOutcome[], choice: 'a' | 'b', review: GloomhavenReview): void {
  if (outcomes.some(({ if: needed }) => needed === undefined || needed === 'otherwise')) return;
  const message = 'it may be that no outcome happens: write an "otherwise".';
  review.report({ code: 'E_EVENT_OPEN', path: [choice, 'outcomes'], message });
}

/** Checks that outcomes which may happen together send the card to the same place. */
function checkCard(outcomes: readonly EventOutcome[], choice: 'a' | 'b', review: GloomhavenReview): void {
  const together = outcomes.filter(({ if: needed }) => needed !== 'otherwise');
  if (new Set(together.map(({ card }) => card)).size < 2) return;
  const message = 'outcomes that may happen together disagree on where the card goes.';
  review.report({ code: 'E_EVENT_CARD', path: [choice, 'outcomes'], message });
}

/** Checks that a choice follows the other one without a cycle. */
function checkFollowing(event: EventRecord, choice: 'a' | 'b', review: GloomhavenReview): void {
  const back = OTHER[choice];
  for (const [i, { effects }] of event[choice].outcomes.entries()) {
    for (const [j, effect] of effects.entries()) {
      if (effect.type !== 'follow') continue;
      const round = event[back].outcomes.some((other) => other.effects.some(({ type }) => type === 'follow'));
      if (effect.choice === back && !round) continue;
      const message = `choice ${choice} cannot follow choice ${effect.choice}, which is ${round ? 'following it' : 'itself'}.`;
      review.report({ code: 'E_FOLLOW', path: [choice, 'outcomes', i, 'effects', j, 'choice'], message });
    }
  }
}
