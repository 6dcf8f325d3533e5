import { describeQuest } from '@tessera/gloomhaven/campaign';
import { recordOf } from '@tessera/gloomhaven/selectors';
import { towerFlag } from '@tessera/ui/icons';
import { type Desk, speechAt } from '../desk.ts';
import { Commit } from '../frame/Commit.tsx';
import { Screen } from '../frame/Screen.tsx';
import { ForWhom } from '../town/ForWhom.tsx';

/** Retirement screen: the character's legacy and its effects. */
export function Retire({ desk, character }: { readonly desk: Desk; readonly character: number }) {
  const { view, t, name } = desk;
  const one = view.characters[character]!;
  const { quest } = one;
  return (
    <Screen desk={desk} title={t('retireTitle', { name: one.name })} icon={towerFlag}>
      <ForWhom desk={desk} character={character} />
      {quest && (
        <section aria-label={name(quest.id)}>
          <b className="block font-semibold font-title text-lead">{name(quest.id)}</b>
          <ul className="m-0 mt-1 list-none p-0">
            {describeQuest(recordOf('personal-quest', quest.id), speechAt(desk)).map((line) => (
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
      <Commit desk={desk} action={{ type: 'retire', character }}>
        {t('retire', { name: one.name })}
      </Commit>
    </Screen>
  );
}
