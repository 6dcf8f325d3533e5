import { recordsOf, sealedClasses } from '@tessera/gloomhaven/shared';
import { classIcon } from '@tessera/gloomhaven/table/shared';
import { prosperityLevel } from '@tessera/gloomhaven-campaign';
import { ChoiceTile, Icon, SegmentedControl, TextField } from '@tessera/ui';
import { lock, people } from '@tessera/ui/icons';
import { useState } from 'react';
import { Commit } from '../frame/Commit.tsx';
import { Part, Screen } from '../frame/Screen.tsx';
import { type CampaignTableModel, refusalOf } from '../tableModel.ts';

/** Form for a new character: class, level and name. Locked classes show only their symbols. */
export function CreateCharacter({ table }: { readonly table: CampaignTableModel }) {
  const { view, t, name, formatter } = table;
  const most = prosperityLevel(view.city.prosperity);
  const [chosen, setChosen] = useState<string>();
  const [level, setLevel] = useState(most);
  const [typed, setTyped] = useState('');
  const sealed = sealedClasses().filter((id) => !view.classes.includes(id));
  const wish = (id: string) => ({
    type: 'create' as const,
    class: id,
    level: Math.min(level, most),
    name: typed.trim() === '' ? name(id) : typed.trim(),
  });
  const record = chosen === undefined ? undefined : recordsOf('class').get(chosen);
  return (
    <Screen table={table} title={t('create')} icon={people}>
      <ul className="m-0 grid list-none grid-cols-2 gap-2 p-0">
        {view.classes.map((id) => (
          <li key={id} className="grid">
            <ChoiceTile
              chosen={id === chosen}
              locked={refusalOf(table, wish(id))}
              onChoose={() => setChosen(id)}
              className="p-2!"
            >
              <Icon of={classIcon(id)} size={30} />
              <b className="font-semibold">{name(id)}</b>
              <span className="text-muted text-note">{refusalOf(table, wish(id))}</span>
            </ChoiceTile>
          </li>
        ))}
      </ul>
      {record && chosen !== undefined && (
        <>
          <p className="m-0 text-muted text-note">
            {t('classFacts', {
              people: record.people,
              hand: record.handSize,
              first: record.hitPoints[0] ?? 0,
              last: record.hitPoints[8] ?? 0,
            })}
          </p>
          <TextField
            label={t('characterName')}
            value={typed}
            placeholder={name(chosen)}
            maxLength={40}
            onChange={setTyped}
          />
          {most > 1 && (
            <SegmentedControl
              label={t('startLevel')}
              labelled
              options={Array.from({ length: most }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }))}
              value={String(Math.min(level, most))}
              onChange={(value) => setLevel(Number(value))}
            />
          )}
          <Commit table={table} action={wish(chosen)}>
            {t('createNamed', { name: wish(chosen).name })}
          </Commit>
        </>
      )}
      {sealed.length > 0 && (
        <Part title={t('sealedClasses')} note={t('sealedNote')}>
          <ul className="m-0 mt-2 flex list-none flex-wrap gap-2 p-0">
            {sealed.map((id) => (
              <li
                key={id}
                className="inline-flex items-center gap-1.5 rounded-full border border-control border-dashed px-3 text-muted text-note leading-7"
              >
                <Icon of={lock} size={13} />
                {formatter.t(`symbol.${id}`)}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Screen>
  );
}
