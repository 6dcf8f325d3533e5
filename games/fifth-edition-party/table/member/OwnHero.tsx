import { useRulesEngine } from '@tessera/fifth-edition/table';
import type { Order } from '@tessera/fifth-edition-party';
import { useTable } from '@tessera/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useParty } from '../partyContext.ts';
import { cardOf } from './cardOf.ts';
import { orderAction, orderKey } from './orderActions.ts';
import { type CharacterLink, type CharacterTable, openCharacter, reasonOf } from './ownCharacters.ts';

/** Synchronizes a character of this device with the party: reports its numbers and applies its orders. */
export function OwnHero({ seat, link }: { readonly seat: number; readonly link: CharacterLink }) {
  const { t, notify } = useParty();
  const { where, id } = link;
  const [table, setTable] = useState<CharacterTable | 'elsewhere'>();
  useEffect(() => {
    let opened: CharacterTable | undefined;
    let isOver = false;
    openCharacter({ where, id }).then(
      (found) => {
        opened = found;
        if (isOver) opened?.close();
        else setTable(found ?? 'elsewhere');
      },
      (error: unknown) => notify(reasonOf(error)),
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [where, id, notify]);
  if (table === undefined) return null;
  if (table === 'elsewhere') return <p className="m-0 text-muted text-note">{t('hero.elsewhere')}</p>;
  return <Follower seat={seat} table={table} />;
}

function Follower({ seat, table }: { readonly seat: number; readonly table: CharacterTable }) {
  const { view, info, seat: own, t, act, notify, formatter } = useParty();
  const { view: character, status } = useTable(table);
  const engine = useRulesEngine(character?.record);
  const member = view.members[seat];
  const about = useMemo(() => (seat === own ? {} : { seat }), [seat, own]);
  const name = character?.record.name.trim().slice(0, 100) || member?.name || '?';
  const card = character && engine && cardOf(character, engine.sheet, t);
  const text = card && JSON.stringify([name, card]);
  const isNews = text !== undefined && text !== JSON.stringify([member?.name, member?.card]);

  // One report at a time; what changes meanwhile is reported next.
  const reporting = useRef(false);
  useEffect(() => {
    if (!isNews || card === undefined || reporting.current) return;
    reporting.current = true;
    void act({ type: 'card', name, card, ...about }).finally(() => {
      reporting.current = false;
    });
  });

  const [order] = member?.inbox?.orders ?? [];
  const applying = useRef<Order>(undefined);
  useEffect(() => {
    if (order === undefined || character === undefined || engine === undefined || status !== 'ready') return;
    if (applying.current?.n === order.n) return;
    applying.current = order;
    const apply = async () => {
      const action = orderAction(order, { record: character.record, sheet: engine.sheet, rulebook: engine.rulebook });
      const answer = action && (await table.act(action, undefined, orderKey(info.id, order)));
      if (answer && !answer.ok)
        notify(t('hero.failed', { what: t(`hero.order.${order.kind}`), why: formatter.refusal(answer.refusal) }));
      await act({ type: 'done', orders: [order.n], ...about });
      applying.current = undefined;
    };
    void apply();
  }, [order, character, engine, status, table, info.id, about, act, notify, t, formatter]);
  return null;
}
