import { recordOf } from '@tessera/gloomhaven/selectors';
import { describeQuest } from '@tessera/gloomhaven/shared';
import { towerFlag } from '@tessera/ui/icons';
import { Commit } from '../frame/Commit.tsx';
import { Screen } from '../frame/Screen.tsx';
import { type CampaignTableModel, translatorAt } from '../tableModel.ts';
import { ForWhom } from '../town/ForWhom.tsx';

/** Retirement screen: the character's legacy and its effects. */
export function Retire({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t, name } = table;
  const one = view.characters[character]!;
  const { quest } = one;
  return (
    <Screen table={table} title={t('retireTitle', { name: one.name })} icon={towerFlag}>
      <ForWhom table={table} character={character} />
      {quest && (
        <section aria-label={name(quest.id)}>
          <b className="block font-semibold font-title text-lead">{name(quest.id)}</b>
          <ul className="m-0 mt-1 list-none p-0">
            {describeQuest(recordOf('personal-quest', quest.id), translatorAt(table)).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <ul className="m-0 pl-5">
        <li>{t('retireItems', { count: one.items.length })}</li>
        <li>{t('retireGold', { gold: one.gold })}</li>
        <li>{t('retireProsperity')}</li>
        <li>{t('retirePerk')}</li>
      </ul>
      <Commit table={table} action={{ type: 'retire', character }}>
        {t('retire', { name: one.name })}
      </Commit>
    </Screen>
  );
}
