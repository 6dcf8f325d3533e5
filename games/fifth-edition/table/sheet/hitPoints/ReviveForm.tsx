import { type ActionOf, REVIVAL_MEANS } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { reviveAction } from './hitPoints.ts';

const MAX_DIGITS = 4;

/** Brings a dead character back: by what, and with how many hit points. */
export function ReviveForm() {
  const character = useCharacter();
  const { act, t } = character;
  const [by, setBy] = useState<ActionOf<'revive'>['by']>('spell');
  const [name, setName] = useState('');
  const [points, setPoints] = useState('1');
  const action = reviveAction({ by, name, points: Number(points) }, character);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action !== undefined) void act(action);
  };
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <fieldset className="flex flex-wrap items-center gap-2 text-note" aria-label={t('sheet.death.reviveBy')}>
        <span>{t('sheet.death.reviveBy')}</span>
        {REVIVAL_MEANS.map((each) => (
          <Button key={each} small pressed={each === by} onClick={() => setBy(each)}>
            {t(`sheet.death.revive.${each}`)}
          </Button>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-2">
        <input
          className="fe-harm-field min-w-24 flex-[3_1_8rem]"
          autoComplete="off"
          maxLength={100}
          placeholder={t('sheet.death.revive.name')}
          aria-label={t('sheet.death.revive.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <input
          className="fe-harm-field"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('sheet.death.revive.points')}
          value={points}
          onChange={({ target }) => setPoints(target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
        />
        <Button type="submit" small tone="act" idle={action === undefined}>
          {t('sheet.death.revive.now', { n: action?.hitPoints ?? 1 })}
        </Button>
      </div>
    </form>
  );
}
