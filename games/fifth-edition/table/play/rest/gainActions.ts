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

/** Gains of a use, as content defines them. */
export type ActivationGives = NonNullable<Activation['gives']>;

/** The player's input for a use. */
export interface GainRequest {
  /** The number that the player entered. */
  readonly amount?: number | undefined;
  /** Total rolled at a real table; otherwise the match rolls. */
  readonly fell?: number | undefined;
  /** Answers to the questions of the started effect. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** Returns the actions that apply the gains of a use, with a label for the log. */
export function gainActions(
  gives: ActivationGives,
  label: string,
  { sheet, record }: { readonly sheet: DerivedState; readonly record: CharacterRecord },
  wish: GainRequest = {},
): SingleAction[] {
  const gains = gainsOf(gives, sheet, wish.amount ?? 1);
  const heals = gains.some(({ kind }) => kind === 'heal');
  return [...(heals ? pastZero(record, sheet) : []), ...gains.map((gain) => actionOf(gain, label, wish))];
}

/** Returns the rolls of a use on another creature, which change nothing on this character. */
export function rollsForOthers(
  gives: ActivationGives,
  label: string,
  sheet: DerivedState,
  { amount = 1 }: GainRequest,
): SingleAction[] {
  return gainsOf(gives, sheet, amount).flatMap((gain): SingleAction[] => {
    if (!('dice' in gain) || gain.dice === undefined) return [];
    return [{ type: 'roll', label, dice: gain.dice, bonus: gain.bonus, mode: 'plain' }];
  });
}

/** Returns the effect that a use starts, with its questions still open. */
export function beginningIn(gives: ActivationGives, sheet: DerivedState): ActionOf<'begin'> | undefined {
  const [step] = gainsOf(gives, sheet, 1).flatMap((gain) => (gain.kind === 'begin' ? [begin(gain)] : []));
  return step;
}

function actionOf(gain: Gain, label: string, { fell, answers }: GainRequest): SingleAction {
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
