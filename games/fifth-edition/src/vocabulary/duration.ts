import { type Duration as GeneralDuration, plainDurations, type TimedItem } from '@tessera/rules';
import * as z from 'zod';

const namedDurations = [
  z.strictObject({ type: z.literal(['untilShortRest', 'untilLongRest', 'untilDawn']) }),
  z.strictObject({ type: z.literal('whileEquipped') }).describe('While the item that brought it about is equipped'),
  z.strictObject({ type: z.literal('whileToggle'), id: z.string().min(1).max(100) }),
] as const;

/**
 * Duration of an effect, in the terms of the specification. `until` and `while` are for durations that the table tracks
 * itself. SPEC 13
 */
export const Duration = z.discriminatedUnion('type', [
  ...plainDurations,
  ...namedDurations,
  z.strictObject({
    type: z.literal('concentration'),
    max: z.discriminatedUnion('type', [...plainDurations, ...namedDurations]),
  }),
]);
export type Duration = z.output<typeof Duration>;
type PlainDuration = Exclude<Duration, { type: 'concentration' }>;

/** Converts a duration to the general form of the rules package. */
export function generalDuration(duration: Duration): GeneralDuration {
  return duration.type === 'concentration'
    ? { type: 'concentration', max: generalPlain(duration.max) }
    : generalPlain(duration);
}

function generalPlain(duration: PlainDuration): Exclude<GeneralDuration, { type: 'concentration' }> {
  switch (duration.type) {
    case 'untilShortRest':
      return { type: 'until', event: 'shortRest' };
    case 'untilLongRest':
      return { type: 'until', event: 'longRest' };
    case 'untilDawn':
      return { type: 'until', event: 'dawn' };
    case 'whileEquipped':
      return { type: 'while', fact: EQUIPPED };
    case 'whileToggle':
      return { type: 'while', fact: `${TOGGLE}${duration.id}` };
    default:
      return duration;
  }
}

const EQUIPPED = 'equipped';
const TOGGLE = 'toggle:';

/** The parts of a character that a duration depends on. */
interface Bearer {
  readonly toggles: Readonly<Record<string, boolean>>;
  readonly inventory: readonly { readonly item: string; readonly equipped: boolean }[];
}

/** Whether the fact of a `while` duration holds. Facts unknown to the engine count as true: the table tracks them. */
export function factHolds(fact: string, ref: string, { toggles, inventory }: Bearer): boolean {
  if (fact === EQUIPPED) return inventory.some(({ item, equipped }) => equipped && ref === `item:${item}`);
  return !fact.startsWith(TOGGLE) || toggles[fact.slice(TOGGLE.length)] === true;
}

/** Whether an effect still lasts, ignoring elapsed time. */
export function isHeld(
  { duration, ref }: { readonly duration: Duration; readonly ref: string },
  bearer: Bearer,
): boolean {
  const general = generalDuration(duration);
  const plain: TimedItem['duration'] = general.type === 'concentration' ? general.max : general;
  return plain.type !== 'while' || factHolds(plain.fact, ref, bearer);
}
