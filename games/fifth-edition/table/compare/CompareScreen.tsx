import { SegmentedControl } from '@tessera/ui';
import { useEffect, useMemo, useState } from 'react';
import { CurrentCharacter } from '../character/characterContext.ts';
import { withPlaces } from '../levelup/withPlaces.ts';
import type { CompareBuildsProps } from '../pages.tsx';
import { SumScope } from '../parts/sum/openSum.ts';
import { SumLayer } from '../parts/sum/SumLayer.tsx';
import { BuildTable } from './BuildTable.tsx';
import { type Build, buildOf } from './builds.ts';
import { distinct } from './distinct.ts';
import { PartyView } from './PartyView.tsx';
import { readOnlyCharacter } from './readOnlyCharacter.ts';

const VIEWS = ['builds', 'party'] as const;

/** Limit of characters. Two are compared as builds; three or more are shown as a party first. */
const MAX_MEMBERS = 6;

/** Screen that compares characters. */
export function CompareScreen({ translator, characters }: CompareBuildsProps) {
  const { t } = translator;
  const builds = useBuilds(characters, t('desk.nameless'));
  const [view, setView] = useState<(typeof VIEWS)[number]>(characters.length > 2 ? 'party' : 'builds');
  const contexts = useMemo(
    () => (builds ?? []).map((build) => readOnlyCharacter(build, translator)),
    [builds, translator],
  );
  if (characters.length < 2) return <p className="m-auto p-8 text-muted">{t('compare.tooFew')}</p>;
  const [first] = contexts;
  if (builds === undefined || first === undefined)
    return (
      <p className="m-auto p-8 text-muted" role="status">
        {t('desk.loading')}
      </p>
    );
  return (
    <CurrentCharacter value={first}>
      <div className="fe-compare grid gap-4 justify-items-start">
        <SegmentedControl
          label={t('compare.view')}
          options={VIEWS.map((id) => ({ value: id, label: t(`compare.${id}`) }))}
          value={view}
          onChange={setView}
        />
        {builds.flatMap(({ name, lost }) =>
          lost.map((pack) => (
            <p key={`${name} ${pack}`} className="fe-c-warned">
              {t('compare.lost', { name, pack })}
            </p>
          )),
        )}
        {view === 'builds' ? (
          <BuildTable builds={builds} contexts={contexts} />
        ) : (
          <PartyView builds={builds} contexts={contexts} />
        )}
        {withPlaces(contexts).map(({ place, entry: character }) => (
          <SumScope key={place} value={String(place)}>
            <CurrentCharacter value={character}>
              <SumLayer />
            </CurrentCharacter>
          </SumScope>
        ))}
      </div>
    </CurrentCharacter>
  );
}

/** Evaluates the characters after loading their rulebooks; load errors go to the error boundary of the page. */
function useBuilds(characters: CompareBuildsProps['characters'], nameless: string): readonly Build[] | undefined {
  const [builds, setBuilds] = useState<readonly Build[]>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    Promise.all(distinct(characters.slice(0, MAX_MEMBERS), nameless).map(buildOf)).then(
      (found) => isCurrent && setBuilds(found),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [characters, nameless]);
  if (failure !== undefined) throw failure;
  return builds;
}
