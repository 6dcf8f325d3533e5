import { DataTable, Panel } from '@tessera/ui';
import { useMemo } from 'react';
import { type CharacterContext, CurrentCharacter, useCharacter } from '../character/characterContext.ts';
import { withPlaces } from '../levelup/withPlaces.ts';
import { NumberButton } from '../parts/sum/NumberButton.tsx';
import { SumScope } from '../parts/sum/openSum.ts';
import { type Build, classesOf } from './builds.ts';
import { type PartyFact, partyFacts } from './party.ts';

interface PartyViewProps {
  readonly builds: readonly Build[];
  /** One context per build, for explanations of its numbers. */
  readonly contexts: readonly CharacterContext[];
}

/** A party: the numbers of its members, and its gaps. */
export function PartyView({ builds, contexts }: PartyViewProps) {
  const { t } = useCharacter();
  const facts = useMemo(() => partyFacts(builds, t), [builds, t]);
  const gaps = facts.filter(({ state }) => state === 'gap').length;
  return (
    <>
      <Panel dense title={t('compare.members')} className="overflow-x-auto w-full">
        <Members builds={builds} contexts={contexts} />
      </Panel>
      <Panel
        dense
        title={t('compare.gaps')}
        extra={<span className="text-note text-muted">{t('compare.gapCount', { n: gaps })}</span>}
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-x-6">
          {facts.map((fact) => (
            <Fact key={fact.id} fact={fact} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

function Fact({ fact }: { readonly fact: PartyFact }) {
  const { t } = useCharacter();
  const { state, title, text } = fact;
  return (
    <li className={`grid grid-cols-[1rem_minmax(0,1fr)] gap-2.5 py-2 border-t border-t-hairline fe-c-fact-${state}`}>
      <svg className="fe-c-state" viewBox="0 0 16 16" role="img" aria-label={t(`compare.state.${state}`)}>
        <g fill="none" stroke="currentColor" strokeWidth="1.75">
          {state === 'covered' && <path d="M3 8.5 6.5 12 13 4.5" />}
          {state === 'thin' && <path d="M3 8h10" />}
          {state === 'gap' && <path d="M8 2.5 14 13H2z" strokeLinejoin="round" />}
        </g>
      </svg>
      <span>
        <b>{title}</b> <span className="text-note text-muted">{text}</span>
      </span>
    </li>
  );
}

/** Numbers of general interest, with their paths on the sheet. */
const COLUMNS = [
  { id: 'ac', path: 'ac' },
  { id: 'hitPoints', path: 'hitPoints.max' },
  { id: 'initiative', path: 'initiative.bonus' },
  { id: 'perception', path: 'passives.Perception' },
  { id: 'speed', path: 'speed.walk' },
] as const;

function Members({ builds, contexts }: PartyViewProps) {
  const { t } = useCharacter();
  return (
    <DataTable className="fe-compare-table">
      <thead>
        <tr>
          <th scope="col">{t('compare.member')}</th>
          {COLUMNS.map(({ id }) => (
            <th key={id} scope="col" className="text-note text-muted">
              {t(`compare.column.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withPlaces(builds).map(({ place, entry: build }) => (
          <tr key={place}>
            <th scope="row">
              <b>{build.name}</b> <span className="text-note text-muted fe-c-line">{classesOf(build)}</span>
            </th>
            <SumScope value={String(place)}>
              <CurrentCharacter value={contexts[place]}>
                {COLUMNS.map(({ id, path }) => (
                  <td key={id}>
                    <NumberButton path={path} label={t(`compare.column.${id}`)} signed={id === 'initiative'} />
                  </td>
                ))}
              </CurrentCharacter>
            </SumScope>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
