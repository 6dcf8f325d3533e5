import { TextTable } from '@tessera/i18n';
import type { ParamFormatter } from './messageFormat.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** The common texts, one bundle per language. */
export const house = { en, de } as const;

/** The same texts for a language that is known only at run time. */
export const commonTexts: TextTable<object> = new TextTable<object>('common', house);

/** A refusal with a common text. */
export type CommonRefusal = keyof typeof en.refusal;

/** Formatters for the parameters of the common texts. */
export const commonParamFormatters: Readonly<Record<string, ParamFormatter>> = {
  seat: (value, { seatName }) => (typeof value === 'number' ? seatName(value) : String(value)),
  waiting: (value, context) => context.list([value].flat().map((seat) => context.seatName(Number(seat)))),
  problem: (value, { t, has }) => (has(`problem.${value}`) ? t(`problem.${value}`) : String(value)),
  why: (value, { t, has }) => (has(`barrier.${value}`) ? t(`barrier.${value}`) : String(value)),
};
