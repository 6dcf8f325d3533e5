import { type PartyView, turnOrder } from '@tessera/fifth-edition-party';
import { Button, classes, IconButton, Panel } from '@tessera/ui';
import { trash } from '@tessera/ui/icons';
import { useState } from 'react';
import { useParty } from '../partyContext.ts';
import { AddCreature } from './AddCreature.tsx';
import { CreatureAttacks } from './CreatureAttacks.tsx';

/** The order of the fight, and for the game master its controls. Players see a word instead of the hit points of creatures. */
export function OrderPanel() {
  const { view, isMaster, isReadOnly, t, act } = useParty();
  const [isAdding, setAdding] = useState(false);
  const { fight } = view;
  const order = turnOrder(view);
  const mayLead = isMaster && !isReadOnly;
  const rest = view.creatures.filter(({ id }) => !order.some(({ who }) => who === `c${id}`));
  const waiting = view.secret?.waiting ?? [];
  return (
    <Panel title={fight ? t('order.round', { round: fight.round }) : t('order.title')}>
      {order.length + rest.length === 0 && (
        <p className="m-0 text-muted">{t(isMaster ? 'order.empty' : 'order.emptyPlayer')}</p>
      )}
      <ol className="m-0 grid list-none gap-1 p-0 min-[700px]:max-[1179px]:grid-cols-3" data-testid="order">
        {order.map(({ who, name, initiative }) => (
          <TurnRow key={who} who={who} name={name} initiative={initiative} isNow={fight?.turn === who} />
        ))}
        {rest.map(({ id, name }) => (
          <TurnRow key={id} who={`c${id}`} name={name} initiative={undefined} isNow={false} />
        ))}
      </ol>
      <OwnInitiative />
      {mayLead && <CreatureAttacks />}
      {waiting.length > 0 && (
        <div className="rounded-control border border-control border-dashed p-3" data-testid="waiting">
          <p className="m-0 font-semibold">{t('order.waiting')}</p>
          <p className="mt-1 mb-2 text-note">{waiting.map(({ name }) => name).join(', ')}</p>
          {mayLead && (
            <Button small onClick={() => void act({ type: 'bringIn' })}>
              {t('order.bringIn')}
            </Button>
          )}
        </div>
      )}
      {mayLead && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAdding(true)}>{t('order.add')}</Button>
          {fight ? (
            <>
              <Button tone="act" keyHint="N" onClick={() => void act({ type: 'turn', to: 'next' })}>
                {t('order.next')}
              </Button>
              <Button onClick={() => void act({ type: 'turn', to: 'back' })}>{t('order.back')}</Button>
              <Button onClick={() => void act({ type: 'end' })}>{t('order.end')}</Button>
            </>
          ) : (
            <Button tone="act" onClick={() => void act({ type: 'begin' })}>
              {t('order.begin')}
            </Button>
          )}
        </div>
      )}
      {isAdding && <AddCreature onClose={() => setAdding(false)} />}
    </Panel>
  );
}

interface TurnRowProps {
  readonly who: string;
  readonly name: string;
  readonly initiative: number | undefined;
  readonly isNow: boolean;
}

function TurnRow({ who, name, initiative, isNow }: TurnRowProps) {
  const { view, isMaster, isReadOnly, t, act } = useParty();
  const creature = view.creatures.find(({ id }) => who === `c${id}`);
  return (
    <li
      aria-current={isNow || undefined}
      className={classes(
        'flex min-h-14 min-w-0 items-center gap-3 rounded-control border px-3 py-1',
        isNow ? 'border-act-line bg-act-soft' : 'border-transparent',
      )}
    >
      <b className="w-7 shrink-0 text-center font-numeral text-lead">{initiative ?? ''}</b>
      <span className="min-w-0 flex-1">
        <span className="block break-words font-semibold">{name}</span>
        <span className="text-muted text-note">{standingOf(who, view, t)}</span>
      </span>
      {creature && isMaster && !isReadOnly && (
        <IconButton
          bare
          icon={trash}
          label={t('order.remove', { name })}
          onClick={() => void act({ type: 'remove', creature: creature.id })}
        />
      )}
    </li>
  );
}

/** Returns hit points where the viewer knows them, and a word elsewhere, with the conditions. */
function standingOf(who: string, { creatures, members }: PartyView, t: ReturnType<typeof useParty>['t']): string {
  const number = Number(who.slice(1));
  const creature = who.startsWith('c') ? creatures.find(({ id }) => id === number) : undefined;
  const member = creature ? undefined : members[number];
  const points = creature?.block ?? member?.card?.hitPoints;
  const health = creature?.health ?? member?.health;
  return [
    points ? t('order.points', { current: points.current, max: points.max }) : health && t(`health.${health}`),
    ...(creature?.conditions ?? []),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A player rolls initiative for the own character. */
function OwnInitiative() {
  const { view, seat, isReadOnly, t, act } = useParty();
  const member = seat === undefined ? undefined : view.members[seat];
  if (isReadOnly || member === undefined || member.name === '' || member.initiative !== null) return null;
  return (
    <Button onClick={() => void act({ type: 'initiative', who: `h${seat}` })}>
      {t('order.initiative', { name: member.name })}
    </Button>
  );
}
