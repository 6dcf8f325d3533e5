import type { LevelEntry } from '@tessera/fifth-edition';
import { Button, buttonLook } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { NumberButton } from '../../parts/sum/NumberButton.tsx';
import { useBuilder } from '../BuilderContext.ts';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Step for levels and their hit points: fixed, entered, or rolled by the match. */
export function LevelsStep() {
  const character = useCharacter();
  const { t, record, isReadOnly } = character;
  const { done } = useBuilder();
  const levels = record.levels.map((level, index) => ({ level, number: index + 1 }));
  const change = async (level: number, hp: LevelEntry['hp'] | { readonly roll: number }) => {
    const how = typeof hp === 'object' && 'roll' in hp ? ({ hp: 'roll', die: hp.roll } as const) : { hp };
    const result = await character.act({ type: 'changeLevel', level, ...how });
    if (result.ok) done(1);
  };
  const back = async () => {
    const result = await character.act({ type: 'levelDown' });
    if (result.ok) done(1);
  };
  return (
    <StepFrame
      kicker={t('builder.group.gear')}
      title={t('builder.step.levels')}
      help={t('builder.hp.help')}
      footer={
        <StepFooter>
          <ScreenLink className={buttonLook({ small: true })} screen="levelup">
            {t('builder.hp.levelUp')}
          </ScreenLink>
          {record.levels.length > 1 && !isReadOnly && (
            <Button small onClick={() => void back()}>
              {t('builder.hp.levelDown')}
            </Button>
          )}
        </StepFooter>
      }
      aside={<PreviewPanel shown={undefined} choiceKey="~levels" />}
    >
      <p className="mb-2">
        <NumberButton
          path="hitPoints.max"
          label={t('words.path.hitPointsMax')}
          className="font-numeral font-semibold text-display"
        />{' '}
        {t('words.path.hitPointsMax')}
      </p>
      <ol className="fe-levels">
        {levels.map(({ number, level }) => (
          <LevelLine key={number} level={level} number={number} onChange={(hp) => void change(number, hp)} />
        ))}
      </ol>
    </StepFrame>
  );
}

interface LevelLineProps {
  readonly level: LevelEntry;
  readonly number: number;
  readonly onChange: (hp: LevelEntry['hp'] | { readonly roll: number }) => void;
}

function LevelLine({ level, number, onChange }: LevelLineProps) {
  const { t, rulebook, isReadOnly } = useCharacter();
  const source = rulebook.classes.get(level.class)?.record;
  const die = source?.hitDie ?? 8;
  const fixed = die / 2 + 1;
  const name = t('builder.hp.level', { level: number });
  const rolled = level.hp === 'fixed' ? undefined : level.hp.rolled;
  return (
    <li className="fe-level flex flex-wrap gap-y-1 gap-x-3 items-center min-h-10 border-t border-t-hairline">
      <span>
        {name} <span className="text-note text-muted">{source?.name ?? t('builder.group.class')}</span>
      </span>
      {number === 1 ? (
        <span className="text-note text-muted">{t('builder.hp.first', { die })}</span>
      ) : (
        <fieldset
          className="flex flex-wrap gap-y-1 gap-x-4 items-center [&_label]:flex [&_label]:gap-1.5 [&_label]:items-center"
          aria-label={name}
        >
          <label>
            <input
              type="radio"
              name={`hp-${number}`}
              checked={rolled === undefined}
              disabled={isReadOnly}
              onChange={() => onChange('fixed')}
            />
            {t('builder.hp.fixedNumber', { n: fixed })}
          </label>
          <label>
            <input
              type="radio"
              name={`hp-${number}`}
              checked={rolled !== undefined}
              disabled={isReadOnly}
              onChange={() => onChange({ rolled: fixed })}
            />
            {t('builder.hp.rolled', { die })}
          </label>
          {rolled !== undefined && (
            <input
              type="number"
              className="w-18 text-center"
              aria-label={t('builder.hp.rolledAt', { level: number })}
              min={1}
              max={die}
              value={rolled}
              readOnly={isReadOnly}
              onChange={({ target }) => {
                const value = Math.round(target.valueAsNumber);
                if (value >= 1 && value <= die) onChange({ rolled: value });
              }}
            />
          )}
          {!isReadOnly && (
            <Button
              small
              aria-label={t('builder.hp.rollAt', { die, level: number })}
              onClick={() => onChange({ roll: die })}
            >
              {t('builder.hp.roll')}
            </Button>
          )}
        </fieldset>
      )}
    </li>
  );
}
