import { goalText, nameOf, rewardsOf, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { Icon } from '@tessera/ui';
import { check, close } from '@tessera/ui/icons';
import { Miniature } from '../board/Miniature.tsx';
import { battleGoalText } from '../heroes/BattleGoal.tsx';
import { kindOf } from '../model/names.ts';

/** The rewards of each hero: experience, gold, the battle goal and its checkmarks. R 15.3, 15.4 */
export function Outcome({ view, formatter }: { readonly view: View; readonly formatter: GameFormatter }) {
  const { t } = formatter;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <thead className="text-muted text-note">
          <tr>
            <th scope="col" className="font-normal">
              {t('table.heroes')}
            </th>
            <th scope="col" className="px-1.5 text-right font-normal sm:px-3">
              {t('table.experience')}
            </th>
            <th scope="col" className="px-1.5 text-right font-normal sm:px-3">
              {t('table.gold')}
            </th>
            <th scope="col" className="font-normal">
              {t('table.battleGoal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rewardsOf(view).map(({ xp, gold, goal, checks }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: heroes have the place of their seat.
            <tr key={seat} className="border-hairline border-t">
              <th scope="row" className="py-1 font-normal">
                <span className="flex items-center gap-2">
                  <span className="hidden flex-none sm:block">
                    <Miniature figure={view.figures[seat]!} size={32} />
                  </span>
                  <span>
                    <b className="font-semibold">{kindOf(view, seat, formatter)}</b>
                    {view.heroes[seat]?.exhausted && (
                      <span className="block text-muted text-note">{t('table.exhausted')}</span>
                    )}
                  </span>
                </span>
              </th>
              <td className="px-1.5 text-right font-numeral font-semibold text-title sm:px-3">{xp}</td>
              <td className="px-1.5 text-right font-numeral font-semibold text-title sm:px-3">{gold}</td>
              <td className="text-note">
                {goal !== undefined && (
                  <span className="flex items-center gap-1.5" title={goalText(goal, formatter)}>
                    <Icon of={checks > 0 ? check : close} size={15} />
                    <span>
                      {nameOf(goal, formatter)}{' '}
                      <span className="text-muted">
                        {checks > 0 ? t('table.goalMet', { checks }) : t('table.goalMissed')}
                      </span>
                      <span className="block">
                        {goalText(goal, formatter)} ({battleGoalText(view, seat, goal, formatter)}
                        {checks === 0 && view.ending !== 'won' && `; ${t('battleGoalNow.onlyWon')}`})
                      </span>
                    </span>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="m-0 text-muted text-note">{t('table.ruleNumber', { rule: '15.4' })}</p>
    </div>
  );
}
