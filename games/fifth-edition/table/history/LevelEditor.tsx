import type { CharacterAction, LevelEntry } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { useId, useMemo, useState } from 'react';
import { laterChoices } from '../builder/preview/laterChoices.ts';
import { type CharacterContext, useCharacter } from '../character/characterContext.ts';
import { changesOf } from '../levelup/changes.ts';
import { dieOf } from '../levelup/nextLevels.ts';
import { upTo } from '../levelup/withPlaces.ts';
import { ChangeList } from './ChangeList.tsx';
import { LaterList } from './LaterList.tsx';

/** Form for another class or hit points of a level, with a preview. */
export function LevelEditor({ level, onDone }: { readonly level: number; onDone(): void }) {
  const character = useCharacter();
  const { record, rulebook, t } = character;
  const entry = record.levels[level - 1]!;
  const [className, setClassName] = useState(entry.class);
  const [hp, setHp] = useState<LevelEntry['hp'] | 'roll'>(entry.hp);
  const ids = useId();
  const classes = [...rulebook.classes.values()].filter(({ isOfEdition }) => isOfEdition);
  const die = dieOf(rulebook, className);
  const isSame = className === entry.class && JSON.stringify(hp) === JSON.stringify(entry.hp);
  const other: CharacterAction = { type: 'changeLevel', level, ...(className !== '' && { class: className }) };
  const action: CharacterAction = { ...other, hp, die };
  // A roll cannot be previewed; a change of class can, except for its hit points.
  const isKnown = hp !== 'roll' || className !== entry.class;
  const commit = async () => {
    if ((await character.act(action)).ok) onDone();
  };
  return (
    <div className="fe-c-level-editor">
      <div className="fe-c-fields">
        <label htmlFor={`${ids}-class`}>{t('history.class')}</label>
        <select
          id={`${ids}-class`}
          className="fe-c-select"
          value={className}
          onChange={(event) => setClassName(event.target.value)}
        >
          {className === '' && <option value="">{t('history.open')}</option>}
          {classes.map(({ facts }) => (
            <option key={facts.id} value={facts.id}>
              {facts.name}
            </option>
          ))}
        </select>
        {level > 1 && (
          <>
            <label htmlFor={`${ids}-hp`}>{t('history.hitPoints')}</label>
            <select
              id={`${ids}-hp`}
              className="fe-c-select"
              value={typeof hp === 'string' ? hp : hp.rolled}
              onChange={({ target: { value } }) =>
                setHp(value === 'fixed' || value === 'roll' ? value : { rolled: Number(value) })
              }
            >
              <option value="fixed">{t('levelup.hitPoints.fixed', { n: die / 2 + 1 })}</option>
              <option value="roll">{t('history.hpRoll', { die })}</option>
              {upTo(die).map((rolled) => (
                <option key={rolled} value={rolled}>
                  {t('history.hpRolled', { rolled })}
                </option>
              ))}
            </select>
          </>
        )}
      </div>
      {hp === 'roll' && <p className="text-note text-muted">{t('history.willRoll', { die })}</p>}
      {isSame ? (
        <p className="text-note text-muted">{t('history.sameLevel')}</p>
      ) : (
        isKnown && <Outcome character={character} action={hp === 'roll' ? other : action} />
      )}
      <div className="fe-c-row">
        <Button small tone="act" idle={isSame} onClick={() => void commit()}>
          {t('history.changeLevel', { level })}
        </Button>
        <Button small onClick={onDone}>
          {t('history.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Preview of the change: numbers, and effects on other choices. */
function Outcome({ character, action }: { readonly character: CharacterContext; readonly action: CharacterAction }) {
  const { sheet, t, attempt } = character;
  const would = useMemo(() => attempt(action), [attempt, action]);
  const changes = changesOf(sheet, [{ sheet: would.sheet }], t);
  const later = laterChoices(t, sheet, would.sheet, '');
  return (
    <>
      <ChangeList changes={changes} />
      <LaterList later={later} sheets={[would.sheet, sheet]} />
    </>
  );
}
