import type { CampaignAction } from '@tessera/gloomhaven/campaign';
import { recordOf } from '@tessera/gloomhaven/selectors';
import { spellBook } from '@tessera/ui/icons';
import { type Desk, isSame, press } from '../desk.ts';
import { Commit } from '../frame/Commit.tsx';
import { Part, Screen } from '../frame/Screen.tsx';
import { byLevel } from '../model/sheet.ts';
import { ForWhom } from '../town/ForWhom.tsx';
import { StickeredCard } from './StickeredCard.tsx';

/** The cards of a character, and those in its hand. */
export function CardsScreen({ desk, character }: { readonly desk: Desk; readonly character: number }) {
  const { view, t, armed, seat } = desk;
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
    <Screen desk={desk} title={t('cards')} icon={spellBook} extra={<ForWhom desk={desk} character={character} />}>
      {rows.map(({ title, note, cards, type }) => (
        <Part key={type} title={title} note={note}>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-3 gap-y-4 py-3">
            {byLevel(cards).map((card) => {
              const action: CampaignAction = { type, character, card };
              return (
                <StickeredCard
                  key={card}
                  desk={desk}
                  character={character}
                  card={card}
                  state={isSame(armed, action) ? 'chosen' : 'open'}
                  tag={levelTag(desk, card)}
                  {...(owner === seat && { onPick: () => press(desk, action) })}
                />
              );
            })}
          </div>
        </Part>
      ))}
      {isArmed && (
        <Commit desk={desk} action={armed}>
          {t(armed.type === 'take-card' ? 'takeCard' : 'leaveCard', { card: desk.name(armed.card) })}
        </Commit>
      )}
    </Screen>
  );
}

/** Returns "Level 3" in the small size of the card. */
export function levelTag({ t }: Desk, card: string): string {
  return t('cardLevel', { level: String(recordOf('card', card).level) });
}
