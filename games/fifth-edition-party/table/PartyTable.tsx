import { GAME_MASTER, type PartyAction, type PartyView } from '@tessera/fifth-edition-party';
import { type CommandResult, seatOf, type TableProps } from '@tessera/table';
import { useKeys } from '@tessera/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ChooseHero } from './member/ChooseHero.tsx';
import { JoinParty } from './member/JoinParty.tsx';
import { OwnHero } from './member/OwnHero.tsx';
import { DifficultyPanel } from './panels/DifficultyPanel.tsx';
import { HeroesPanel } from './panels/HeroesPanel.tsx';
import { OrderPanel } from './panels/OrderPanel.tsx';
import { RollsPanel } from './panels/RollsPanel.tsx';
import { SeveralPanel } from './panels/SeveralPanel.tsx';
import { TopBar } from './panels/TopBar.tsx';
import { PartyContext, type PartyContextValue, useParty } from './partyContext.ts';

type Props = TableProps<PartyView, PartyAction>;

/** Table of a party. The game master can look at it as a player does. */
export function PartyTable(props: Props) {
  const { party, notice } = usePartyOf(props);
  const [asPlayer, setAsPlayer] = useState<number>();
  const preview = useMemo(
    () => party && asPlayer !== undefined && previewOf(party, props.table, asPlayer),
    [party, props.table, asPlayer],
  );
  if (party === undefined) return null;
  return (
    <div className="flex min-h-full flex-col gap-4 p-4">
      {/* The device keeps reporting its own heroes behind a preview. */}
      <PartyContext value={party}>
        <TopBar asPlayer={asPlayer} onAsPlayer={setAsPlayer} />
        <OwnHeroes />
      </PartyContext>
      <PartyContext value={preview || party}>
        <Panels />
      </PartyContext>
      <p className="m-0 min-h-6" role="status">
        {notice}
      </p>
    </div>
  );
}

/** The characters that this device keeps in step: the own one, and those that the game master brought. */
function OwnHeroes() {
  const { view, seat: own, isReadOnly } = useParty();
  if (isReadOnly) return null;
  const heroes = view.members.flatMap(({ by, name, link }, seat) =>
    by === own && name !== '' && link ? [{ seat, link, key: `${seat} ${link.where} ${link.id}` }] : [],
  );
  return heroes.map((hero) => <OwnHero key={hero.key} seat={hero.seat} link={hero.link} />);
}

/** Panels in three columns; on narrow screens one below the other, the order of the fight first. */
function Panels() {
  const { view, info, seat, isMaster, isReadOnly, act } = useParty();
  const isFighting = isMaster && !isReadOnly && view.fight !== null;
  useKeys({
    n: isFighting ? () => void act({ type: 'turn', to: 'next' }) : undefined,
    'shift+n': isFighting ? () => void act({ type: 'turn', to: 'back' }) : undefined,
  });
  const hasNoHero = seat !== undefined && !isMaster && !isReadOnly && view.members[seat]?.name === '';
  const isVisitor = seat === undefined && info.status === 'playing';
  return (
    <div className="grid items-start gap-4 min-[1180px]:grid-cols-[16rem_minmax(0,1fr)_19.5rem]">
      <OrderPanel />
      <div className="grid min-w-0 gap-4">
        {isVisitor && <JoinParty />}
        {hasNoHero && <ChooseHero />}
        <HeroesPanel />
        {isMaster && <SeveralPanel />}
      </div>
      <div className="grid min-w-0 gap-4 min-[700px]:max-[1179px]:grid-cols-2">
        <RollsPanel />
        {isMaster && <DifficultyPanel />}
      </div>
    </div>
  );
}

/** Returns the party on screen, and the latest notice. */
function usePartyOf({ table, state, formatter }: Props): { party: PartyContextValue | undefined; notice: string } {
  const [notice, setNotice] = useState('');
  const { view, info, viewer, decisions } = state;
  const seat = seatOf(viewer);
  // One action after the other: an action that is based on an earlier one of the same seat would be stale.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const act = useCallback(
    (action: PartyAction) => {
      const acted = last.current.then(() => actFresh(table, action));
      last.current = acted.catch(() => undefined);
      return acted.then((answer) => {
        setNotice(answer.ok ? '' : formatter.refusal(answer.refusal));
        return answer;
      });
    },
    [table, formatter],
  );
  const isReadOnly = seat === undefined || state.isReplay === true || decisions.length === 0;
  const party = useMemo(
    () =>
      view && {
        view,
        info,
        seat,
        isMaster: seat === GAME_MASTER,
        isReadOnly,
        formatter,
        t: formatter.t,
        act,
        notify: setNotice,
      },
    [view, info, seat, isReadOnly, formatter, act],
  );
  return { party, notice };
}

/** Attempts of an action that another person's undo has made stale. */
const ATTEMPTS = 3;

/** Plays an action, and again on the new position if it was stale. Actions of a party do not depend on earlier ones. */
async function actFresh(table: Props['table'], action: PartyAction): Promise<CommandResult> {
  let answer = await table.act(action);
  for (let attempt = 1; attempt < ATTEMPTS && !answer.ok && answer.refusal.code === 'stale'; attempt++) {
    await untilLater(table, Number(answer.refusal.params?.seq));
    answer = await table.act(action);
  }
  return answer;
}

/** Waits until the table has an entry of the log. */
function untilLater(table: Props['table'], seq: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (Number.isFinite(seq) && table.getState().seq < seq) return;
      stop();
      resolve();
    };
    const stop = table.subscribe(look);
    look();
  });
}

/** Returns the party as a player sees it. The game master sees everything, so their view is the whole state. */
function previewOf(party: PartyContextValue, { game }: Props['table'], seat: number): PartyContextValue {
  const view = game.view(party.view, seat);
  return { ...party, view, seat, isMaster: false, isReadOnly: true };
}
