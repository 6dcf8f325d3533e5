import type { Patch } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';
import { Button, IconButton } from '@tessera/ui';
import { minus, plus } from '@tessera/ui/icons';
import type { View } from '@tessera/war-of-the-ring';
import { NATIONS, nationName, placeName, TILES, tables, tileName, troopName } from '@tessera/war-of-the-ring/facts';
import { driftOf, figurePatches, numberPatches, placesOf, sortsIn, tilePatches } from '../model/putRight.ts';
import { Section } from './Section.tsx';

interface PutRightProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  /** Selected region, whose figures can be corrected. */
  readonly region: number | undefined;
  onEdit(patches: readonly Patch[]): void;
}

/** Panel of companion mode: impossible parts of the position, and controls to correct them from the physical table. */
export function PutRight({ view, formatter, region, onEdit }: PutRightProps) {
  const { t } = formatter;
  const drift = driftOf(view);
  const { corruption, progress } = view.fellowship;
  const step = (label: string, value: number, patches: (by: 1 | -1) => Patch[] | undefined) => (
    <Stepper key={label} label={label} value={value} formatter={formatter} patches={patches} onEdit={onEdit} />
  );
  return (
    <Section title={t('table.realTable')} note={t('table.drifts', { n: drift.length })}>
      <ul aria-live="polite" className="m-0 mb-2 grid list-none gap-1 p-0 text-enemy text-note empty:hidden">
        {drift.map(({ code, params }) => (
          <li key={`${code} ${JSON.stringify(params)}`}>
            {t(`table.drift.${code}`, {
              ...params,
              troop: troopName(Number(params?.troop ?? 0), formatter),
              place: placeName(Number(params?.place ?? 0), formatter),
            })}
          </li>
        ))}
      </ul>
      {region !== undefined && (
        <>
          <p className="m-0 mt-1 font-semibold text-note">{placeName(region, formatter)}</p>
          {placesOf(view, region).map((place) =>
            sortsIn(view, place, tables.nationOf[region] ?? -1).map((troop) =>
              step(
                `${troopName(troop, formatter)}${place === region ? '' : `, ${t('table.inside')}`}`,
                view.stacks[place]?.[troop] ?? 0,
                (by) => figurePatches(view, place, troop, by),
              ),
            ),
          )}
          {view.fellowship.region !== region && view.fellowship.mordor < 0 && (
            <Button small onClick={() => onEdit([[['fellowship', 'region'], region]])} className="mt-1">
              {t('table.bearersAre', { region: placeName(region, formatter) })}
            </Button>
          )}
        </>
      )}
      {region === undefined && <p className="m-0 text-muted text-note">{t('table.pressRegion')}</p>}
      <details className="mt-2 text-note">
        <summary className="flex min-h-6 cursor-pointer items-center">{t('table.tracks')}</summary>
        {step(t('table.corruption'), corruption, (by) =>
          numberPatches(['fellowship', 'corruption'], corruption, by, [0, 12]),
        )}
        {step(t('table.progress'), progress, (by) => numberPatches(['fellowship', 'progress'], progress, by, [0, 12]))}
        {NATIONS.map((_, nation) => {
          const box = view.boxes[nation] ?? 1;
          return step(nationName(nation, formatter), box, (by) => numberPatches(['boxes', nation], box, by, [1, 4]));
        })}
      </details>
      <details className="mt-1 text-note">
        <summary className="flex min-h-6 cursor-pointer items-center">{t('table.poolOf')}</summary>
        {TILES.map(({ set }, tile) =>
          set === 'standard'
            ? step(tileName(tile, formatter), view.pool.filter((one) => one === tile).length, (by) =>
                tilePatches(view, tile, by),
              )
            : null,
        )}
      </details>
      <p className="m-0 mt-2 text-muted text-note">{t('table.putRightHint')}</p>
    </Section>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly formatter: GameFormatter;
  /** Returns the patches for one more or one less; undefined if that is impossible. */
  patches(by: 1 | -1): Patch[] | undefined;
  onEdit(patches: readonly Patch[]): void;
}

function Stepper({ label, value, formatter, patches, onEdit }: StepperProps) {
  const button = (by: 1 | -1) => {
    const change = patches(by);
    return (
      <IconButton
        small
        icon={by < 0 ? minus : plus}
        label={formatter.t(by < 0 ? 'table.oneLess' : 'table.oneMore', { what: label })}
        locked={change ? undefined : formatter.t('table.noneLeft')}
        onClick={() => change && onEdit(change)}
      />
    );
  };
  return (
    <div className="flex items-center gap-2 text-note">
      <span className="min-w-0 flex-1">{label}</span>
      {button(-1)}
      <b className="w-5 text-center font-numeral font-semibold text-body">{value}</b>
      {button(1)}
    </div>
  );
}
