import { nameOf } from '@tessera/gloomhaven/selectors';
import type { OptionInputProps } from '@tessera/manifest';
import { NumberField, Select, Switch } from '@tessera/ui';
import { useState } from 'react';
import * as z from 'zod';
import { isSealed, sealedClasses, startingClasses } from '../../src/content/classes.ts';
import { HeroOptions } from '../../src/party/heroOptions.ts';
import { HeroBuild } from './HeroBuild.tsx';

const Heroes = z.array(HeroOptions).catch([]);
const MAX = 5;

/**
 * Option input for the heroes: a class and a level per seat, with the ready build of that level. Seats without a class
 * get an unused one.
 */
export function HeroChoice({ value, onChange, translator }: OptionInputProps) {
  const { t } = translator;
  const heroes = Heroes.parse(value ?? []);
  const change = (next: typeof heroes) => onChange(next.length === 0 ? undefined : next);
  const taken = heroes.map((hero) => hero.class);
  // Campaign players must not see the locked classes by accident.
  const [isOpened, open] = useState(() => taken.some(isSealed));
  const classes = isOpened ? [...startingClasses(), ...sealedClasses()] : startingClasses();
  return (
    <fieldset className="m-0 flex flex-col gap-2 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">{t('option.heroes.title')}</legend>
      <p className="m-0 text-muted text-note">{t('heroChoice.hint')}</p>
      {[...heroes, undefined].slice(0, MAX).map((hero, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number.
        <div key={seat} className="grid grid-cols-2 gap-2">
          <Select
            label={t('heroChoice.seat', { number: seat + 1 })}
            value={hero?.class ?? ''}
            options={[
              { value: '', label: t('heroChoice.anybody') },
              ...classes
                .filter((id) => id === hero?.class || !taken.includes(id))
                .map((id) => ({ value: id, label: nameOf(id, translator) })),
            ]}
            onChange={(id) =>
              // A hero after an empty seat would otherwise move into it.
              change(
                id === ''
                  ? heroes.slice(0, seat)
                  : [
                      ...heroes.slice(0, seat),
                      { class: id, level: hero?.level ?? heroes.at(-1)?.level ?? 1 },
                      ...heroes.slice(seat + 1),
                    ],
              )
            }
          />
          {hero && (
            <NumberField
              label={t('heroChoice.level', { number: seat + 1 })}
              value={hero.level}
              min={1}
              max={9}
              words={{ less: t('heroChoice.less'), more: t('heroChoice.more') }}
              onChange={(level) =>
                // Another level has other cards and items ready.
                change(heroes.with(seat, { class: hero.class, level: Math.min(9, Math.max(1, level)) }))
              }
            />
          )}
          {hero && (
            <HeroBuild hero={hero} translator={translator} onChange={(next) => change(heroes.with(seat, next))} />
          )}
        </div>
      ))}
      <Switch
        label={t('heroChoice.sealed')}
        hint={t('heroChoice.sealedHint')}
        on={isOpened}
        onChange={(on) => {
          open(on);
          if (!on) change(heroes.filter((hero) => !isSealed(hero.class)));
        }}
      />
    </fieldset>
  );
}
