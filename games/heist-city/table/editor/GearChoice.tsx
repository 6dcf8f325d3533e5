import { items } from '@tessera/heist-city';
import type { TranslateFn } from '@tessera/text';
import { Select } from '@tessera/ui';

export interface GearChoiceProps {
  readonly t: TranslateFn;
  readonly item: string | undefined;
  onItem(item: string | undefined): void;
}

/** Choice of the gear to draw: a certain item, or one drawn by the match. */
export function GearChoice({ t, item, onItem }: GearChoiceProps) {
  return (
    <section
      className="panel flex flex-col gap-3 p-4 [&_:is(h2,h3)]:font-semibold [&_:is(h2,h3)]:text-body"
      aria-label={t('editor.tool.gear')}
    >
      <Select
        label={t('editor.gearItem')}
        value={item ?? ''}
        options={[
          { value: '', label: t('editor.anyItem') },
          ...items.map(({ id }) => ({ value: id, label: t(`name.item.${id}`) })),
        ]}
        onChange={(id) => onItem(id || undefined)}
      />
    </section>
  );
}
