import { DataTable } from '@tessera/ui';
import { type CSSProperties, useMemo } from 'react';
import { type CharacterContext, CurrentCharacter, useCharacter } from '../character/characterContext.ts';
import { withPlaces } from '../levelup/withPlaces.ts';
import { NumberButton, SourceButton } from '../parts/sum/NumberButton.tsx';
import { SumScope } from '../parts/sum/openSum.ts';
import { type Build, classesOf } from './builds.ts';
import { type Side, sideBySide } from './sideBySide.ts';

interface BuildTableProps {
  readonly builds: readonly Build[];
  /** One context per build, for explanations of its numbers. */
  readonly contexts: readonly CharacterContext[];
}

/** Table of differences between builds; equal lines are omitted. */
export function BuildTable({ builds, contexts }: BuildTableProps) {
  const { t } = useCharacter();
  const groups = useMemo(() => sideBySide(builds, t), [builds, t]);
  return (
    <section
      className="panel w-full min-w-0 p-3 overflow-x-auto fe-compare-builds"
      style={widthOf(builds.length)}
      aria-label={t('compare.builds')}
    >
      <DataTable className="fe-compare-table">
        <thead>
          <tr>
            <td className="text-note text-muted">{t('compare.equalHidden')}</td>
            {withPlaces(builds).map(({ place, entry: { name, record, sheet } }) => (
              <th key={place} scope="col">
                <span className="font-title font-semibold text-title leading-8 max-[600px]:text-body max-[600px]:leading-5">
                  {name}
                </span>
                <span className="text-note text-muted fe-c-line">{classesOf({ sheet })}</span>
                <span className="text-note text-muted fe-c-line">
                  {t('compare.edition', { edition: record.edition })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ section, rows }) => (
          <tbody key={section}>
            <tr className="fe-c-cause">
              <th scope="rowgroup" colSpan={builds.length + 1}>
                {t(`compare.section.${section}`)}
              </th>
            </tr>
            {rows.map(({ key, name, sides }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {withPlaces(sides).map(({ place, entry: side }) => (
                  <td key={place}>
                    <SideCell side={side} name={name} scope={String(place)} character={contexts[place]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </DataTable>
      {groups.length === 0 && <p>{t('compare.allEqual')}</p>}
    </section>
  );
}

interface SideCellProps {
  readonly side: Side;
  readonly name: string;
  readonly scope: string;
  readonly character: CharacterContext | undefined;
}

function SideCell({ side, name, scope, character }: SideCellProps) {
  const { t } = useCharacter();
  const { path, text, isBest } = side;
  if (path === undefined || character === undefined) return <span className="fe-c-muted">{text}</span>;
  return (
    <SumScope value={scope}>
      <CurrentCharacter value={character}>
        {isBest && <i className="fe-c-way fe-c-way-up" role="img" aria-label={t('compare.best')} />}
        {character.explain(path).ok && isNumberLike(text) ? (
          <NumberButton path={path} label={name} value={text} />
        ) : (
          <SourceButton path={path} label={name}>
            {text}
          </SourceButton>
        )}
      </CurrentCharacter>
    </SumScope>
  );
}

/** Limits the width, because a table with two columns would stretch on a wide screen. */
function widthOf(builds: number): CSSProperties & { '--builds': number } {
  return { '--builds': builds };
}

function isNumberLike(text: string): boolean {
  return /^[+−]?\d+$/.test(text);
}
