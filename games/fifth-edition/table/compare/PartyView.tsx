import { useMemo } from 'react';
import { useDesk } from '../desk/desk.ts';
import { numberText, Panel } from '../parts/index.ts';
import { type Build, classesOf } from './builds.ts';
import { type PartyFact, partyFacts } from './party.ts';

/** A party: its members in numbers, and what it lacks. */
export function PartyView({ builds }: { readonly builds: readonly Build[] }) {
  const { say } = useDesk();
  const facts = useMemo(() => partyFacts(builds, say), [builds, say]);
  const gaps = facts.filter(({ state }) => state === 'gap').length;
  return (
    <>
      <Panel title={say('compare.members')} className="fe-compare-scroll">
        <Members builds={builds} />
      </Panel>
      <Panel
        title={say('compare.gaps')}
        extra={<span className="fe-small">{say('compare.gapCount', { n: gaps })}</span>}
      >
        <ul className="fe-c-facts-list">
          {facts.map((fact) => (
            <Fact key={fact.id} fact={fact} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

function Fact({ fact }: { readonly fact: PartyFact }) {
  const { say } = useDesk();
  const { state, title, text } = fact;
  return (
    <li className={`fe-c-fact fe-c-fact-${state}`}>
      <svg className="fe-c-state" viewBox="0 0 16 16" role="img" aria-label={say(`compare.state.${state}`)}>
        <g fill="none" stroke="currentColor" strokeWidth="1.75">
          {state === 'covered' && <path d="M3 8.5 6.5 12 13 4.5" />}
          {state === 'thin' && <path d="M3 8h10" />}
          {state === 'gap' && <path d="M8 2.5 14 13H2z" strokeLinejoin="round" />}
        </g>
      </svg>
      <span>
        <b>{title}</b> <span className="fe-small">{text}</span>
      </span>
    </li>
  );
}

/** The numbers a party looks at before it opens a door. */
const COLUMNS = ['ac', 'hitPoints', 'initiative', 'perception', 'speed'] as const;

function Members({ builds }: { readonly builds: readonly Build[] }) {
  const { say } = useDesk();
  return (
    <table className="fe-compare-table">
      <thead>
        <tr>
          <th scope="col">{say('compare.member')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="fe-small">
              {say(`compare.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {builds.map((build, index) => (
          <tr key={`${build.record.id} ${index}`}>
            <th scope="row">
              <b>{build.name}</b> <span className="fe-small fe-c-line">{classesOf(build)}</span>
            </th>
            {COLUMNS.map((column) => (
              <td key={column}>{valueOf(build, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valueOf({ sheet }: Build, column: (typeof COLUMNS)[number]): string {
  switch (column) {
    case 'ac':
      return numberText(sheet.ac.value);
    case 'hitPoints':
      return numberText(sheet.hitPoints.max.value);
    case 'initiative':
      return numberText(sheet.initiative.bonus.value, true);
    case 'perception':
      return numberText(sheet.passives.Perception?.value ?? 0);
    case 'speed':
      return numberText(sheet.speed.walk?.value.value ?? 0);
  }
}
