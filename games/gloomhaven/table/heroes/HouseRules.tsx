import type { OptionInputProps } from '@tessera/manifest';
import { Select } from '@tessera/ui';
import * as z from 'zod';
import { type VariantId, variantValues } from '../../src/vocabulary/variants.ts';

interface Ruling {
  readonly id: string;
  readonly values: readonly string[];
}

/** Rulings that change the feel of scenarios; a preset sets the others. */
const OF_SCENARIOS: readonly Ruling[] = (
  ['death.permanent', 'amd.randomness', 'items.deckCards'] satisfies VariantId[]
).map((id) => ({ id, values: variantValues(id) }));

/** Option input for the house rules of scenarios. */
export function ScenarioHouseRules(props: OptionInputProps) {
  return <HouseRules {...props} name="variants" rulings={OF_SCENARIOS} />;
}

const Choices = z.record(z.string(), z.string()).catch({});

interface HouseRulesProps extends OptionInputProps {
  readonly name: 'rulings' | 'variants';
  readonly rulings: readonly Ruling[];
}

/** Option input for house rules: single rulings that override the preset. */
export function HouseRules({ name, rulings, value, onChange, translator: { t } }: HouseRulesProps) {
  const chosen = Choices.parse(value ?? {});
  const count = Object.keys(chosen).length;
  const choose = (id: string, to: string) => {
    const { [id]: _, ...others } = chosen;
    const next = to === '' ? others : { ...others, [id]: to };
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <details className="rounded-control border border-control">
      <summary className="flex min-h-target cursor-pointer items-center gap-2 px-3 font-semibold">
        <span className="flex-1">{t(`option.${name}.title`)}</span>
        <span className="font-normal text-muted text-note">{t('houseRules.changed', { count })}</span>
      </summary>
      <div className="flex flex-col gap-4 border-hairline border-t p-3">
        {rulings.map(({ id, values }) => (
          <Select
            key={id}
            label={t(`houseRule.${id}.title`)}
            value={chosen[id] ?? ''}
            options={[
              { value: '', label: t('houseRules.asPreset') },
              ...values.map((one) => ({ value: one, label: t(`houseRule.${id}.${one}`) })),
            ]}
            onChange={(to) => choose(id, to)}
          />
        ))}
      </div>
    </details>
  );
}
