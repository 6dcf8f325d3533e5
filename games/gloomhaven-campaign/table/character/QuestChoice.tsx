import { recordOf } from '@tessera/gloomhaven/selectors';
import { describeQuest } from '@tessera/gloomhaven/shared';
import { ChoiceTile } from '@tessera/ui';
import { tiedScroll } from '@tessera/ui/icons';
import { Commit } from '../frame/Commit.tsx';
import { Screen } from '../frame/Screen.tsx';
import { type CampaignTableModel, isSame, press, translatorAt } from '../tableModel.ts';

/** Choice between two dealt personal quests, visible only to their owner. */
export function QuestChoice({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t, name, armed } = table;
  const one = view.characters[character]!;
  const isArmed = armed?.type === 'choose-quest' && armed.character === character;
  return (
    <Screen table={table} title={t('questFor', { name: one.name })} icon={tiedScroll}>
      <p className="m-0 text-muted">{t(one.questOffer.length > 0 ? 'questHint' : 'questHad')}</p>
      <div className="grid grid-cols-1 gap-4 min-[700px]:grid-cols-2">
        {one.questOffer.map((quest) => {
          // Only the owner sees the quests.
          if (quest === null) return null;
          const action = { type: 'choose-quest' as const, character, quest };
          return (
            <ChoiceTile
              key={quest}
              chosen={isSame(armed, action)}
              onChoose={() => press(table, action)}
              className="items-start! p-4! text-left"
            >
              <b className="font-semibold font-title text-lead">{name(quest)}</b>
              {describeQuest(recordOf('personal-quest', quest), translatorAt(table)).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </ChoiceTile>
          );
        })}
      </div>
      {isArmed && (
        <Commit table={table} action={armed}>
          {t('keepQuest', { quest: name(armed.quest) })}
        </Commit>
      )}
    </Screen>
  );
}
