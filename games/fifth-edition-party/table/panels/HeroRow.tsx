import type { CardView } from '@tessera/fifth-edition-party';
import { Button, classes, Pips } from '@tessera/ui';
import { useParty } from '../partyContext.ts';
import { signedSum } from '../signedSum.ts';
import { HitPoints } from './HitPoints.tsx';

const MOST_PIPS = 6;

/** A character of the party: hit points, armor class, passives, conditions and resources. */
export function HeroRow({ seat }: { readonly seat: number }) {
  const { view, info, seat: own, isMaster, isReadOnly, formatter, t, act } = useParty();
  const member = view.members[seat];
  if (member === undefined) return null;
  const { name, card, health, inbox, link } = member;
  const holder = info.seats[seat];
  const mayLead = !isReadOnly && (own === seat || member.by === own);
  const isOnTurn = view.fight?.turn === `h${seat}`;
  const orders = inbox?.orders.length ?? 0;
  return (
    <li
      data-hero={name}
      className={classes(
        'grid min-w-0 gap-2 rounded-control border p-3',
        isOnTurn ? 'border-act-line border-l-4' : 'border-hairline',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="m-0 min-w-0 break-words font-semibold font-title text-body">{name}</h3>
        <span className="min-w-0 text-muted text-note">
          {[card?.line, holder && formatter.seatName(seat), holder?.online === false && t('hero.away')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isOnTurn && <b className="text-note">{t('order.now')}</b>}
      </div>
      {card ? (
        <Numbers name={name} card={card} />
      ) : (
        <p className="m-0">{health ? t(`health.${health}`) : card === null ? t('hero.waits') : ''}</p>
      )}
      {orders > 0 && <p className="m-0 text-note">{t('hero.pending', { n: orders })}</p>}
      <div className="flex flex-wrap gap-2">
        {isMaster && link?.look !== undefined && (
          <a className={LINK} href={`/look/${link.id}#${link.look}`} target="_blank" rel="noopener">
            {t('hero.openOf', { name })}
          </a>
        )}
        {mayLead && link && (
          <>
            <a
              className={LINK}
              href={`/${link.where === 'server' ? 'match' : 'local'}/${link.id}`}
              target="_blank"
              rel="noopener"
            >
              {t('hero.open')}
            </a>
            <Button small onClick={() => void act({ type: 'leave', ...(own !== seat && { seat }) })}>
              {t('hero.leave', { name })}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

const LINK = 'inline-flex min-h-target items-center underline';

function Numbers({ name, card }: { readonly name: string; readonly card: CardView }) {
  const { t } = useParty();
  const { ac, passives, saves, senses, conditions, effects } = card;
  const list = (parts: readonly string[]) => parts.join(' · ');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <HitPoints name={name} card={card} />
        <Figure value={ac} label={t('hero.acShort')} />
        <Figure value={passives.perception} label={t('hero.perception')} />
        <Figure value={passives.insight} label={t('hero.insight')} />
        <Figure value={passives.investigation} label={t('hero.investigation')} />
      </div>
      <p className="m-0 text-note">
        <span className="text-muted">{t('hero.saves')} </span>
        {list(Object.entries(saves).map(([ability, bonus]) => `${ability} ${signedSum(bonus ?? 0).replace(' ', '')}`))}
      </p>
      {senses.length > 0 && (
        <p className="m-0 text-note">
          <span className="text-muted">{t('hero.senses')} </span>
          {list(senses.map(({ id, range }) => t('hero.range', { sense: id, range })))}
        </p>
      )}
      {conditions.length + effects.length > 0 && (
        <p className="m-0">
          {list([...conditions.map((each) => (each.level > 1 ? `${each.name} ${each.level}` : each.name)), ...effects])}
        </p>
      )}
      <Resources card={card} />
    </>
  );
}

function Figure({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <span className="grid text-center">
      <b className="font-numeral text-lead">{value}</b>
      <span className="text-muted text-note">{label}</span>
    </span>
  );
}

/** Remaining slots and limited uses: as pips, or as a number for many. */
function Resources({ card }: { readonly card: CardView }) {
  const { t } = useParty();
  if (card.resources.length === 0) return null;
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-note">
      {card.resources.map(({ id, name, left, max }) => (
        <li key={id} className="inline-flex items-center gap-2">
          {name}
          {max > MOST_PIPS ? (
            <b>{t('hero.points', { current: left, max })}</b>
          ) : (
            <Pips total={max} left={left} label={t('hero.left', { name, left, max })} />
          )}
        </li>
      ))}
    </ul>
  );
}
