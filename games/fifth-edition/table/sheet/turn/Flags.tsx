import type { DerivedState } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { useCharacter } from '../../character/characterContext.ts';
import { RollMark } from '../../parts/marks.tsx';
import type { AimMark } from './aim.ts';

type Attack = DerivedState['attacks']['lines'][number];

interface FlagsProps {
  readonly of: Pick<Attack, 'attack' | 'rolling'> & { readonly critOn?: number };
  /** Cover and modes that the target adds. */
  readonly aim?: readonly AimMark[];
}

/** Extras of a roll beside its number: reasons for advantage or disadvantage, additional dice, cover. */
export function Flags({ of: { attack, rolling, critOn = 20 }, aim = [] }: FlagsProps) {
  const { t, text } = useCharacter();
  const modes = (['advantage', 'disadvantage'] as const).flatMap((mode) =>
    (rolling?.sources[mode] ?? []).map(({ id, label }) => ({ id, label: text(label), mode })),
  );
  const all = [...modes, ...aim.map(({ id, mode, cover }) => ({ id, mode, label: aimWords(t, id, cover) }))];
  return (
    <span className="inline-flex flex-wrap gap-x-2 ml-1 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1 text-note text-muted">
      {all.map(({ id, label, mode }) => (
        <span key={`${id} ${mode}`} className={mode === undefined ? '' : `fe-${mode}`}>
          {mode !== undefined && (
            <>
              <RollMark mode={mode} />
              <span className="sr-only">{t(`words.roll.${mode}`)}: </span>
            </>
          )}
          {label}
        </span>
      ))}
      {attack.dice.map(({ id, label, dice }) => (
        <span key={id} className={dice.startsWith('-') ? 'fe-harms' : 'fe-good'}>
          {dice.startsWith('-') ? `−${dice.slice(1)}` : `+${dice}`} {text(label)}
        </span>
      ))}
      {critOn < 20 && <span>{t('sheet.turn.critOn', { on: critOn })}</span>}
    </span>
  );
}

function aimWords(t: TranslateFn, id: AimMark['id'], cover: number | undefined): string {
  return cover === undefined ? t(`sheet.aim.${id}`) : t('sheet.aim.cover', { n: cover });
}
