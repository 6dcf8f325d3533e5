import { type ActionOf, STABLE_MEANS } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';

/** Help for a dying character; each way to make it stable has its button. */
export function DeathHelp() {
  const { sheet, act, t } = useCharacter();
  const stabilize = (by: ActionOf<'stabilize'>['by']) =>
    act({ type: 'stabilize', by, hitPoints: sheet.hitPoints.current });
  return (
    <details>
      <summary className="min-h-8 text-note font-semibold cursor-pointer">{t('sheet.death.helps')}</summary>
      <ul className="grid gap-1 text-note">
        <li>
          <b>{t('sheet.death.healing')}</b> <span className="text-muted">{t('sheet.death.healingNote')}</span>
        </li>
        {STABLE_MEANS.map((by) => {
          const name = t(`sheet.death.stabilize.${by}.name`);
          return (
            <li key={by} className="flex flex-wrap items-center justify-between gap-x-2">
              <span className="min-w-0 flex-[1_1_9rem]">
                <b>{name}</b> <span className="text-muted">{t(`sheet.death.stabilize.${by}.note`)}</span>
              </span>
              <Button small aria-label={t('sheet.death.makeStableBy', { by: name })} onClick={() => void stabilize(by)}>
                {t('sheet.death.makeStable')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
