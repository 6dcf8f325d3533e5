import { ABILITIES, type ChoiceState, type DerivedState, questionOffers } from '@tessera/fifth-edition';
import { StepButton } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { abilityName, abilityShort } from '../../words/pathName.ts';
import { ScoreBox } from '../steps/ScoreBox.tsx';
import { contentQuestion } from './contentQuestion.ts';
import { adjustPoint, canPlace, type PointRules, placedPoints } from './drafts.ts';

interface PointSteppersProps {
  readonly choice: ChoiceState;
  /** The sheet with the draft points. */
  readonly sheet: DerivedState;
  readonly points: Readonly<Record<string, number>>;
  readonly isReadOnly: boolean;
  readonly onChange: (points: Record<string, number>) => void;
}

/** Steppers that distribute points on options; for abilities the large number is the resulting score. */
export function PointSteppers({ choice, sheet, points, isReadOnly, onChange }: PointSteppersProps) {
  const { t, rulebook, text } = useCharacter();
  const total = choice.max ?? 1;
  const perOption = contentQuestion(rulebook, choice)?.question.choice.perOptionMax ?? total;
  const rules: PointRules = {
    total,
    perOption,
    room: (option) => {
      const stat = abilityOf(sheet, option);
      return stat === undefined ? total : (points[option] ?? 0) + Math.max(0, stat.cap - stat.score.value);
    },
  };
  const options = questionOffers(sheet, choice.key).map(({ value }) => value);
  return (
    <>
      <fieldset
        className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2 my-2 max-[900px]:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]"
        aria-label={text(choice.prompt)}
      >
        {options.map((option) => {
          const count = points[option] ?? 0;
          const stat = abilityOf(sheet, option);
          const name = abilityName(t, option);
          return (
            <ScoreBox key={option} isRaised={count > 0}>
              <span className="text-note text-muted">
                {abilityShort(t, option)}
                {count > 0 && stat !== undefined && ` ${t('builder.wasScore', { score: stat.score.value - count })}`}
              </span>
              {stat !== undefined && <span className="font-numeral font-semibold text-title">{stat.score.value}</span>}
              <span className="flex items-center gap-1.5 [&_b]:min-w-5.5 [&_b]:text-center">
                <StepButton
                  aria-label={t('builder.less', { name })}
                  disabled={isReadOnly || !canPlace(points, option, -1, rules)}
                  onClick={() => onChange(adjustPoint(points, option, -1))}
                >
                  −
                </StepButton>
                <b aria-live="polite">{count > 0 ? `+${count}` : 0}</b>
                <StepButton
                  aria-label={t('builder.more', { name })}
                  disabled={isReadOnly || !canPlace(points, option, 1, rules)}
                  onClick={() => onChange(adjustPoint(points, option, 1))}
                >
                  +
                </StepButton>
              </span>
            </ScoreBox>
          );
        })}
      </fieldset>
      <p className="text-note text-muted">
        {t('builder.placed', { n: placedPoints(points), total })}
        <span className="fe-help"> {t('builder.pointRule', { most: perOption })}</span>
      </p>
    </>
  );
}

function abilityOf({ abilities }: DerivedState, option: string) {
  const ability = ABILITIES.find((each) => each === option);
  return ability && abilities[ability];
}
