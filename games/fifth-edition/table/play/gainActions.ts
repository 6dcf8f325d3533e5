import type { SingleAction } from '@tessera/fifth-edition';
import {
  type ActionOf,
  type Activation,
  type CharacterRecord,
  type DerivedState,
  type Gain,
  gainsOf,
} from '@tessera/fifth-edition';
import { pastZero } from './pastZero.ts';

/** What using something does for the character, as content says it. */
export type Gives = NonNullable<Activation['gives']>;

/** How much a use is asked for. */
export interface GainWish {
  /** The number that the player named. */
  readonly amount?: number | undefined;
  /** What the dice came to on a real table; else they are rolled. */
  readonly fell?: number | undefined;
  /** The answers to what something asks before it begins. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** The actions by which a use gives what it gives, under a name for the log. */
export function gainActions(
  gives: Gives,
  label: string,
  { sheet, record }: { readonly sheet: DerivedState; readonly record: CharacterRecord },
  wish: GainWish = {},
): SingleAction[] {
  const gains = gainsOf(gives, sheet, wish.amount ?? 1);
  const heals = gains.some(({ kind }) => kind === 'heal');
  return [...(heals ? pastZero(record, sheet) : []), ...gains.map((gain) => actionOf(gain, label, wish))];
}

/** The rolls of a use that is for somebody else: what falls is theirs, and nothing changes here. */
export function rollsForOthers(
  gives: Gives,
  label: string,
  sheet: DerivedState,
  { amount = 1 }: GainWish,
): SingleAction[] {
  return gainsOf(gives, sheet, amount).flatMap((gain): SingleAction[] => {
    if (!('dice' in gain) || gain.dice === undefined) return [];
    return [{ type: 'roll', label, dice: gain.dice, bonus: gain.bonus, mode: 'plain' }];
  });
}

/** What something begins, with its questions still open. */
export function beginningIn(gives: Gives, sheet: DerivedState): ActionOf<'begin'> | undefined {
  const [step] = gainsOf(gives, sheet, 1).flatMap((gain) => (gain.kind === 'begin' ? [begin(gain)] : []));
  return step;
}

function actionOf(gain: Gain, label: string, { fell, answers }: GainWish): SingleAction {
  switch (gain.kind) {
    case 'refill':
      return { type: 'regain', what: gain.resource, amount: gain.spent };
    case 'begin':
      return { ...begin(gain), ...(answers !== undefined && { choices: answers }) };
    default: {
      const { kind, dice, bonus } = gain;
      if (dice === undefined) return { type: kind, amount: bonus };
      return { type: 'recover', what: kind, label, dice, bonus, ...(fell !== undefined && { fell }) };
    }
  }
}

function begin({ ref, hours }: Extract<Gain, { kind: 'begin' }>): ActionOf<'begin'> {
  return { type: 'begin', ref, duration: { type: 'hours', count: hours } };
}
