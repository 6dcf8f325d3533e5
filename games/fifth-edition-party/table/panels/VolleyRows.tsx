import { takenOf, type VolleyView } from '@tessera/fifth-edition-party';
import { Button, DataTable, useKeys } from '@tessera/ui';
import { useParty } from '../partyContext.ts';
import { signedSum } from '../signedSum.ts';
import type { Target } from './targets.ts';

interface VolleyRowsProps {
  readonly volley: VolleyView;
  readonly all: readonly Target[];
  readonly picked: readonly string[];
  readonly onPick: (who: string) => void;
}

/** Prepared damage, one row per target: its save, its damage and its hit points afterwards. */
export function VolleyRows({ volley, all, picked, onPick }: VolleyRowsProps) {
  const { t, act } = useParty();
  const { label, amount, type, save, rows } = volley;
  const targets = rows.map(({ who }) => who).filter((who) => picked.includes(who));
  const apply = () => void act({ type: 'apply', targets: [...targets] });
  const clear = () => void act({ type: 'clear' });
  useKeys({ enter: targets.length > 0 ? apply : undefined, escape: clear });
  const kind = type === undefined ? '' : t(`damageType.${type}`);
  return (
    <>
      <p className="m-0">
        <b>{label}</b> {amount} {kind}
        {save && ` · ${save.ability} ${t('several.dc')} ${save.dc}`}
      </p>
      <DataTable>
        <thead>
          <tr>
            <th scope="col">{t('several.targets')}</th>
            {save && <th scope="col">{t('several.savesColumn')}</th>}
            <th scope="col">{t('several.takes')}</th>
            <th scope="col">{t('several.afterwards')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <VolleyRow
              key={row.who}
              row={row}
              volley={volley}
              name={all.find(({ who }) => who === row.who)?.name ?? row.who}
              isPicked={picked.includes(row.who)}
              onPick={() => onPick(row.who)}
            />
          ))}
        </tbody>
      </DataTable>
      <div className="flex flex-wrap gap-2">
        <Button keyHint="Esc" onClick={clear}>
          {t('several.clear')}
        </Button>
        <Button tone="act" keyHint="Enter" idle={targets.length === 0} onClick={apply}>
          {t('several.apply', { n: targets.length })}
        </Button>
      </div>
    </>
  );
}

interface VolleyRowProps {
  readonly row: VolleyView['rows'][number];
  readonly volley: VolleyView;
  readonly name: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

function VolleyRow({ row, volley, name, isPicked, onPick }: VolleyRowProps) {
  const { view, t } = useParty();
  const { who, die, bonus, saved } = row;
  const { amount, type, save } = volley;
  const creature = who.startsWith('c') ? view.creatures.find(({ id }) => who === `c${id}`) : undefined;
  const card = creature ? undefined : view.members[Number(who.slice(1))]?.card;
  const defenses = creature?.block?.defenses ?? card?.defenses;
  const isSpared = saved && save?.half !== true;
  const taken = isSpared || defenses === undefined ? 0 : takenOf(amount, type, saved, defenses);
  const before = creature?.block?.current ?? card?.hitPoints.current;
  const after = before === undefined ? undefined : Math.max(0, before - taken);
  return (
    <tr>
      <th scope="row">
        <Button small pressed={isPicked} onClick={onPick}>
          {name}
        </Button>
      </th>
      {save && (
        <td>
          {die !== null && t('several.rolled', { die, bonus: signedSum(bonus), total: die + bonus })}{' '}
          <b>{saved ? t('several.saved') : die !== null && t('several.short', { n: save.dc - die - bonus })}</b>
        </td>
      )}
      <td>
        <b className="font-numeral text-lead">{taken}</b>
        {!creature && <span className="text-muted text-note"> {t('several.byPlayer')}</span>}
      </td>
      <td>
        {before !== undefined &&
          after !== undefined &&
          t('several.change', { before, after: after === 0 ? t('several.down') : after })}
      </td>
    </tr>
  );
}
