import { items } from '@tessera/heist-city';
import type { TranslateFn } from '@tessera/text';
import { Select } from '@tessera/ui';

export interface GearChoiceProps {
  readonly say: TranslateFn;
  readonly item: string | undefined;
  onItem(item: string | undefined): void;
}

/** Choice of the gear to draw: a certain item, or one drawn by the match. */
export function GearChoice({ say, item, onItem }: GearChoiceProps) {
  return (
    <section
      className="panel flex flex-col gap-3 p-4 [&_:is(h2,h3)]:font-semibold [&_:is(h2,h3)]:text-body"
      aria-label={say('editor.tool.gear')}
    >
      <Select
        label={say('editor.gearItem')}
        value={item ?? ''}
        options={[
          { value: '', label: say('editor.anyItem') },
          ...items.map(({ id }) => ({ value: id, label: say(`name.item.${id}`) })),
        ]}
        onChange={(id) => onItem(id || undefined)}
      />
    </section>
  );
}
