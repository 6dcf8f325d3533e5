import { type Action, armsOf, type Cell, isNpc, seatOf, whyNot } from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import { lockedText } from '../model/advisor.ts';
import { unitsIn } from '../model/hexText.ts';
import type { Speaker } from '../model/speaker.ts';
import { chosenChoice, isMeantBy, type Offer, type Selection } from './selection.ts';

/** Press on a hex without an effect. */
export interface DeadPress {
  readonly seat: Seat;
  readonly offer: Offer;
  readonly selection: Selection;
  readonly cell: Cell;
}

/** Returns why a press on a hex has no effect now, and a remedy. */
export function whyClosed(speaker: Speaker, press: DeadPress): string {
  const { view, t } = speaker;
  const { seat, cell } = press;
  const [unit] = unitsIn(view, cell);
  for (const sample of meantBy(speaker, press, unit)) {
    const action = aimedAt(sample, cell, unit);
    const advice = action && whyNot(view, seat, action);
    if (advice) return t('hex.closed', { hex: speaker.cell(cell), reason: lockedText(speaker, advice) });
  }
  const isActivating = press.offer.choices.some(({ sample }) => sample.type === 'activate');
  const reason = t(isActivating ? 'hex.instead.activate' : 'hex.instead.other');
  return t('hex.closed', { hex: speaker.cell(cell), reason });
}

/**
 * Returns the actions a player may have meant: the selected choice, an attack on the unit there, or the longest walk.
 */
function meantBy({ view }: Speaker, { offer, selection, seat }: DeadPress, unit: number | undefined): Action[] {
  const choice = chosenChoice(offer, selection);
  if (choice) return [choice.sample];
  const actor = view.activation?.character;
  const isFoe = unit !== undefined && (isNpc(unit) || seatOf(unit) !== seat);
  const blows: Action[] =
    actor !== undefined && isFoe ? armsOf(view, actor).map((weapon) => ({ type: 'attack', weapon, target: unit })) : [];
  const kind = unit === undefined ? 'hex' : 'unit';
  const samples = offer.choices.map(({ sample }) => sample);
  // Choices are sorted by cost, and the most expensive walk goes farthest.
  return [...blows, ...samples.filter((sample) => isMeantBy(sample, kind)).reverse(), ...samples];
}

/** Returns the action with a hex, or the unit there, as its target. */
function aimedAt(action: Action, cell: Cell, unit: number | undefined): Action | undefined {
  if ('to' in action && !('target' in action)) return { ...action, to: cell, path: undefined };
  if ('cell' in action) return { ...action, cell };
  if (unit === undefined) return undefined;
  if ('target' in action) return { ...action, target: unit };
  if ('npc' in action) return { ...action, npc: unit };
  if ('character' in action) return { ...action, character: unit };
  return undefined;
}
