import { capital } from '@tessera/gloomhaven/table/shared';
import type { CampaignAction } from '@tessera/gloomhaven-campaign';
import type { TableParts } from '@tessera/table';
import { Button, Decision } from '@tessera/ui';
import type { ReactNode } from 'react';
import { PlaceCard } from '../map/PlaceCard.tsx';
import { ownCharacters } from '../model/chores.ts';
import { votersOf } from '../model/eventVote.ts';
import type { PageName } from '../model/page.ts';
import { comingIn, mainAction } from '../model/partyActions.ts';
import type { Place } from '../model/places.ts';
import { type CampaignTableModel, isSame, press, refusalOf } from '../tableModel.ts';
import { AskOptions } from './AskOptions.tsx';

export interface CampaignDockProps {
  readonly table: CampaignTableModel;
  readonly ask: { readonly kind: string; readonly title: string; readonly hint: string } | undefined;
  readonly legal: readonly CampaignAction[];
  readonly refusal: string | undefined;
  readonly parts: TableParts | undefined;
  /** The selected place, while the map is on screen. */
  readonly place: Place | undefined;
}

/** The party's question, and the main action from here. */
export function Dock({ table, ask, legal, refusal, parts, place }: CampaignDockProps) {
  const { view, t, name, canAct } = table;
  const [asked] = view.asks;
  const main = canAct ? (comingIn(view, table.seat) ?? mainAction(view, ask?.kind, place, table.armed)) : undefined;
  const others = canAct ? otherActions(table, ask?.kind) : [];
  const isAway = comingIn(view, table.seat) !== undefined;
  const title = isAway
    ? t('comeInTitle')
    : place && asked === undefined && place.state !== 'sealed'
      ? `${place.number}. ${name(place.id)}`
      : (ask?.title ?? t(view.closed ? 'closed' : 'waiting'));
  const hint = isAway ? t('comeInHint') : place && asked === undefined ? undefined : ask ? ask.hint : waitingFor(table);
  return (
    <Decision
      label={t('dock')}
      state={main && isSame(main, table.armed) ? 'armed' : ask ? 'ask' : 'waiting'}
      title={title}
      hint={hint}
      refusal={refusal}
      back={parts?.undo}
      actions={
        <>
          {others.map((action) => (
            <Button key={action.type} locked={refusalOf(table, action)} onClick={() => press(table, action)}>
              {isSame(table.armed, action) ? t('sure') : labelOf(table, action)}
            </Button>
          ))}
          {main && <Main table={table} action={main} isFirst={isFirst(table, main)} />}
        </>
      }
    >
      {content()}
    </Decision>
  );

  function content(): ReactNode {
    if (isAway) return null;
    if (asked?.ask === 'event') return <p className="m-0 text-muted">{eventHint(table)}</p>;
    if (asked) return <AskOptions table={table} legal={legal} />;
    if (view.phase === 'setup') return <SetupLinks table={table} />;
    if (place) return <PlaceCard table={table} place={place} />;
    return null;
  }
}

/** The main button: gold when the action is legal, otherwise with the reason. */
function Main({
  table,
  action,
  isFirst,
}: {
  readonly table: CampaignTableModel;
  readonly action: CampaignAction;
  readonly isFirst: boolean;
}) {
  const refusal = refusalOf(table, action);
  return (
    <div className="flex min-w-0 flex-col items-end gap-1">
      <Button
        tone={isFirst ? 'act' : 'rest'}
        locked={refusal}
        keyHint={isFirst ? '↵' : undefined}
        onClick={() => table.act(action)}
      >
        {labelOf(table, action)}
      </Button>
      {refusal !== undefined && <span className="max-w-72 text-right text-enemy text-note">{refusal}</span>}
    </div>
  );
}

/** Checks whether the main action has priority. A screen with another action comes first. */
function isFirst({ armed, page }: CampaignTableModel, main: CampaignAction): boolean {
  return armed ? isSame(armed, main) : !OWN_ACTION.has(page.name);
}

const OWN_ACTION: ReadonlySet<PageName> = new Set(['sanctuary', 'retire', 'create', 'level', 'quest']);

/** Returns the other actions available now. A first press selects one, a second performs it. */
function otherActions(table: CampaignTableModel, kind: string | undefined): readonly CampaignAction[] {
  const { view, seat } = table;
  switch (kind) {
    case 'travel':
      return [{ type: 'not-ready' }, { type: 'close' }];
    case 'road':
      return [{ type: 'return-to-town' }];
    case 'play':
      return [{ type: 'call-off' }];
    case undefined:
      if (seat !== undefined && view.players[seat]?.abstains) return [{ type: 'abstain', abstains: false }];
      return seat !== undefined && view.players[seat]?.ready ? [{ type: 'not-ready' }] : [];
    default:
      return [];
  }
}

function labelOf(table: CampaignTableModel, action: CampaignAction): string {
  const { t, formatter } = table;
  if (action.type === 'away') return t('comeIn');
  if (action.type === 'ready') return t(table.view.phase === 'setup' ? 'begin' : 'ready');
  return capital(formatter.action(action));
}

function waitingFor({ view, t, formatter, free }: CampaignTableModel): string {
  const waited =
    view.asks.length > 0
      ? votersOf(view, free).flatMap(({ seat, status }) => (status === 'open' ? [seat] : []))
      : view.players.flatMap(({ away, ready }, seat) => (away || ready ? [] : [seat]));
  if (view.closed || waited.length === 0) return '';
  return t('waitingFor', { names: formatter.list(waited.map((seat) => formatter.seatName(seat))) });
}

/** Tells how far the vote is, or how an event is decided. */
function eventHint({ view, t, free }: CampaignTableModel): string {
  const voters = votersOf(view, free).filter(({ status }) => status !== 'away' && status !== 'abstains');
  if (voters.length < 2) return t('eventHint');
  return t('votedSoFar', { count: voters.filter(({ status }) => status !== 'open').length, of: voters.length });
}

/** Links to the cards and items of the heroes before a scenario. */
function SetupLinks({ table }: { readonly table: CampaignTableModel }) {
  const { view, seat, t } = table;
  const own = ownCharacters(view, seat).filter((n) => view.venture?.heroes.includes(n));
  return (
    <div className="flex flex-wrap gap-2">
      {own.map((character) => {
        const { name } = view.characters[character]!;
        return (
          <span key={character} className="flex flex-wrap gap-2">
            <Button small onClick={() => table.go({ name: 'cards', character })}>
              {t('cardsOf', { name })}
            </Button>
            <Button small onClick={() => table.go({ name: 'character', character })}>
              {t('itemsOf', { name })}
            </Button>
          </span>
        );
      })}
    </div>
  );
}
