import { type Difficulty, difficultyOf } from '@tessera/fifth-edition-party';
import { Panel } from '@tessera/ui';
import { useParty } from '../partyContext.ts';

/** How hard the encounter is by the rules of the edition, with its sum, for the game master. */
export function DifficultyPanel() {
  const { view, t } = useParty();
  const levels = view.members.flatMap(({ card }) => (card ? [card.level] : []));
  // Fallen creatures still count: the encounter was as hard as it began.
  const here = view.creatures.flatMap(({ block }) => (block ? [block.xp] : []));
  const waiting = view.secret?.waiting.map(({ block }) => block.xp) ?? [];
  const now = difficultyOf(view.edition, levels, here);
  const whole = difficultyOf(view.edition, levels, [...here, ...waiting]);
  const wordOf = ({ grade, budgets }: Difficulty) =>
    grade === undefined
      ? t('difficulty.trivial', { grade: t(`difficulty.grade.${budgets[0]?.grade}`) })
      : t('difficulty.past', { grade: t(`difficulty.grade.${grade}`) });
  const sumOf = ({ xp, multiplier, compared }: Difficulty) =>
    multiplier === undefined ? t('difficulty.sum', { xp }) : t('difficulty.multiplied', { xp, multiplier, compared });
  if (levels.length === 0) return <Panel title={t('difficulty.title')}>{t('difficulty.noHeroes')}</Panel>;
  return (
    <Panel title={t('difficulty.title')}>
      {here.length === 0 ? (
        <p className="m-0 text-muted">{t('difficulty.nothing')}</p>
      ) : (
        <p className="m-0">
          <b className="block font-title text-lead">{wordOf(now)}</b>
          {sumOf(now)}
        </p>
      )}
      <p className="m-0 text-note">
        {now.budgets
          .map(({ grade, xp }) => t('difficulty.budget', { grade: t(`difficulty.grade.${grade}`), xp }))
          .join(' · ')}
      </p>
      {waiting.length > 0 && (
        <p className="m-0 text-note">{t('difficulty.waiting', { xp: sumOf(whole), word: wordOf(whole) })}</p>
      )}
    </Panel>
  );
}
