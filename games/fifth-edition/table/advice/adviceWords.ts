import type { HeroFinding, HeroFix } from '@tessera/fifth-edition';
import type { Label, MessageParam } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import { abilityName } from '../words/pathName.ts';

/** Localizes labels of the engine. */
type LabelText = (label: Label) => string;

/** Returns the sentence of a finding. */
export function findingText({ code, params }: HeroFinding, t: TranslateFn, text: LabelText): string {
  return t(`advice.found.${code}`, filled(params, t, text));
}

/** Returns the name of a fix. */
export function fixText({ code, params }: HeroFix, t: TranslateFn, text: LabelText): string {
  return t(`advice.fix.${code}`, filled(params, t, text));
}

function filled(params: Readonly<Record<string, MessageParam>>, t: TranslateFn, text: LabelText) {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, wordOf(name, value, t, text)]));
}

const ABILITY_PARAMS: readonly string[] = ['ability', 'other'];

function wordOf(name: string, value: MessageParam, t: TranslateFn, text: LabelText): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return ABILITY_PARAMS.includes(name) ? abilityName(t, value) : value;
  return 'code' in value ? text(value) : value.map((each) => wordOf(name, each, t, text)).join(', ');
}
