import { recordOf } from '@tessera/gloomhaven/selectors';
import type { CampaignAction } from '@tessera/gloomhaven-campaign';
import { spellBook } from '@tessera/ui/icons';
import { Commit } from '../frame/Commit.tsx';
import { Part, Screen } from '../frame/Screen.tsx';
import { byLevel } from '../model/sheet.ts';
import { type CampaignTableModel, isSame, press } from '../tableModel.ts';
import { ForWhom } from '../town/ForWhom.tsx';
import { StickeredCard } from './StickeredCard.tsx';

/** The cards of a character, and those in its hand. */
export function CardsScreen({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t, armed, seat } = table;
  const { pool, hand, class: id, owner } = view.characters[character]!;
  const { handSize } = recordOf('class', id);
  const rest = pool.filter((card) => !hand.includes(card));
  const isArmed = (armed?.type === 'take-card' || armed?.type === 'leave-card') && armed.character === character;
  const rows = [
    {
      title: t('hand'),
      note: t('handCount', { count: hand.length, size: handSize }),
      cards: hand,
      type: 'leave-card',
    },
    { title: t('leftBehind'), note: t('cardCount', { count: rest.length }), cards: rest, type: 'take-card' },
  ] as const;
  return (
    <Screen table={table} title={t('cards')} icon={spellBook} extra={<ForWhom table={table} character={character} />}>
      {rows.map(({ title, note, cards, type }) => (
        <Part key={type} title={title} note={note}>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-3 gap-y-4 py-3">
            {byLevel(cards).map((card) => {
              const action: CampaignAction = { type, character, card };
              return (
                <StickeredCard
                  key={card}
                  table={table}
                  character={character}
                  card={card}
                  state={isSame(armed, action) ? 'chosen' : 'open'}
                  tag={levelTag(table, card)}
                  {...(owner === seat && { onPick: () => press(table, action) })}
                />
              );
            })}
          </div>
        </Part>
      ))}
      {isArmed && (
        <Commit table={table} action={armed}>
          {t(armed.type === 'take-card' ? 'takeCard' : 'leaveCard', { card: table.name(armed.card) })}
        </Commit>
      )}
    </Screen>
  );
}

/** Returns "Level 3" in the small size of the card. */
export function levelTag({ t }: CampaignTableModel, card: string): string {
  return t('cardLevel', { level: String(recordOf('card', card).level) });
}
