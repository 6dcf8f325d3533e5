import { recordOf } from '@tessera/gloomhaven/selectors';
import { AbilityCard } from '@tessera/gloomhaven/table/shared';
import { isLevelDue, newCards, perksLeft, xpForLevel } from '@tessera/gloomhaven-campaign';
import { Button } from '@tessera/ui';
import { sunrise } from '@tessera/ui/icons';
import { Commit } from '../frame/Commit.tsx';
import { Part, Screen } from '../frame/Screen.tsx';
import { byLevel } from '../model/sheet.ts';
import { type CampaignTableModel, foreseen, isSame, press } from '../tableModel.ts';
import { ForWhom } from '../town/ForWhom.tsx';
import { levelTag } from './CardsScreen.tsx';

/** Level-up screen: one new card, more hit points, a perk. */
export function LevelUp({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t, armed, formatter } = table;
  const one = view.characters[character]!;
  const isDue = isLevelDue(one);
  const { hitPoints } = recordOf('class', one.class);
  const perks = perksLeft(view, one);
  const isArmed = armed?.type === 'level-up' && armed.character === character;
  return (
    <Screen
      table={table}
      title={isDue ? t('levelTo', { name: one.name, level: one.level + 1 }) : one.name}
      icon={sunrise}
      extra={<ForWhom table={table} character={character} />}
    >
      {isDue ? (
        <>
          <p className="m-0">
            {t('levelGains', { from: hitPoints[one.level - 1] ?? 0, to: hitPoints[one.level] ?? 0 })}
          </p>
          <Part title={t('newCard')} note={t('newCardNote', { level: one.level + 1 })}>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-3 gap-y-5 py-3">
              {byLevel(newCards(one)).map((card) => {
                const action = { type: 'level-up' as const, character, card };
                return (
                  <div key={card} className="flex *:w-full">
                    <AbilityCard
                      card={card}
                      formatter={formatter}
                      state={isSame(armed, action) ? 'chosen' : 'open'}
                      tag={levelTag(table, card)}
                      onPick={() => press(table, action)}
                    />
                  </div>
                );
              })}
            </div>
          </Part>
        </>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="m-0">
            {one.level < 9
              ? t('levelLater', { level: one.level, needs: xpForLevel(one.level + 1), xp: one.xp })
              : t('levelLast')}
          </p>
          {perks > 0 && (
            <Button tone="act" onClick={() => table.go({ name: 'character', character })}>
              {t('toPerks', { left: perks })}
            </Button>
          )}
          <Button onClick={() => table.go({ name: 'cards', character })}>{t('cards')}</Button>
        </div>
      )}
      {isArmed && (
        <Commit table={table} action={armed}>
          {t('learn', { card: table.name(armed.card) })}
          {foreseen(table, armed).map(({ label, value }) => (
            <small key={label}>
              {label} {value}
            </small>
          ))}
        </Commit>
      )}
    </Screen>
  );
}
