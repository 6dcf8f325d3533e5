import { useId, useState } from 'react';
import { CheckboxGroup } from '../forms/CheckboxGroup.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { RadioCard } from '../forms/RadioCard.tsx';
import { SearchField } from '../forms/SearchField.tsx';
import { SwitchRow } from '../forms/SwitchRow.tsx';
import { DataTable } from '../layout/DataTable.tsx';
import { Panel } from '../layout/Panel.tsx';
import { DrawnCard, Pickable } from '../play/Pickable.tsx';
import { Section } from './Section.tsx';

const SPELLS = [
  ['Fire Bolt', 'cantrip', '4d10'],
  ['Shield', 'level 1', '+5 AC'],
  ['Fireball', 'level 3', '8d6'],
] as const;
const WAYS = [
  ['quick', 'Quick', 'Three questions, ready to play'],
  ['guided', 'Guided', 'The builder asks, in any order'],
] as const;
const LAYERS = [
  { value: 'odds', label: 'Odds' },
  { value: 'advice', label: 'Advice' },
] as const;

/** Panels with tables and lists, and choices with an explanation each. */
export function ListsSection() {
  const name = useId();
  const [search, setSearch] = useState('');
  const [way, setWay] = useState<string>('quick');
  const [shown, setShown] = useState<readonly ('odds' | 'advice')[]>(['odds']);
  const [hasOdds, setOdds] = useState(true);
  const [isPicked, setPicked] = useState(true);
  const found = SPELLS.filter(([spell]) => spell.toLowerCase().includes(search.toLowerCase()));
  return (
    <Section span={12} title="Panels and lists" note="one kind of table, one kind of row">
      <div className="grid gap-4 md:grid-cols-3">
        <Panel title="Spells" extra={`${found.length} found`}>
          <SearchField label="Search spells" value={search} onChange={setSearch} />
          <div className="overflow-x-auto">
            <DataTable caption="Spells" ruled rows="close" className="mt-2 w-full">
              <tbody>
                {found.map(([spell, level, does]) => (
                  <tr key={spell}>
                    <th scope="row">{spell}</th>
                    <td>{level}</td>
                    <td>{does}</td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
          </div>
        </Panel>
        <Panel title="New character" dense>
          <FieldGroup legend="How" className="grid gap-2">
            {WAYS.map(([id, title, text]) => (
              <RadioCard
                key={id}
                name={name}
                title={title}
                text={text}
                chosen={id === way}
                onChoose={() => setWay(id)}
              />
            ))}
          </FieldGroup>
          <SwitchRow on={hasOdds} note="Exact, before every roll" onFlip={() => setOdds(!hasOdds)}>
            Odds
          </SwitchRow>
        </Panel>
        <Panel title="At the table">
          <CheckboxGroup label="Shown" options={LAYERS} value={shown} onChange={setShown} searchLabel="Search" />
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Pickable
              label="Thrust, 25"
              chosen={isPicked}
              onPick={() => setPicked(!isPicked)}
              className={`rounded-panel border border-paper-line bg-paper px-3 py-2 text-paper-ink ${isPicked ? 'outline-3 outline-act-line' : ''}`}
            >
              Thrust, 25
            </Pickable>
            <DrawnCard>+1</DrawnCard>
            <DrawnCard isUsed={false}>−1</DrawnCard>
          </div>
        </Panel>
      </div>
    </Section>
  );
}
