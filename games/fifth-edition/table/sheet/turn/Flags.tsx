import type { DerivedState } from '@tessera/fifth-edition';
import { useCharacter } from '../../character/desk.ts';
import { RollMark } from '../../parts/marks.tsx';

type Attack = DerivedState['attacks']['lines'][number];

/** Extras of a roll beside its number: reasons for advantage or disadvantage, additional dice. */
export function Flags({ of: { attack, rolling, critOn } }: { readonly of: Attack }) {
  const { t, text } = useCharacter();
  const modes = (['advantage', 'disadvantage'] as const).flatMap((mode) =>
    (rolling?.sources[mode] ?? []).map((source) => ({ ...source, mode })),
  );
  return (
    <span className="inline-flex flex-wrap gap-x-2 ml-1 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1 text-note text-muted">
      {modes.map(({ id, label, mode }) => (
        <span key={`${id} ${mode}`} className={`fe-${mode}`}>
          <RollMark mode={mode} />
          <span className="sr-only">{t(`words.roll.${mode}`)}: </span>
          {text(label)}
        </span>
      ))}
      {attack.dice.map(({ id, label, dice }) => (
        <span key={id} className="fe-good" title={text(label)}>
          {dice.startsWith('-') ? dice : `+${dice}`}
        </span>
      ))}
      {critOn < 20 && <span>{t('sheet.turn.critOn', { on: critOn })}</span>}
    </span>
  );
}
