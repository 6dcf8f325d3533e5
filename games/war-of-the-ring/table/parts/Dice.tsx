import type { GameFormatter } from '@tessera/text';
import { ChoiceTile, classes, Icon } from '@tessera/ui';
import { burningEye, ring } from '@tessera/ui/icons';
import type { View } from '@tessera/war-of-the-ring';
import { diceLeft, FACES, FREE, faceName, SHADOW, sideName } from '@tessera/war-of-the-ring/facts';
import { FACE_ICONS } from './looks.ts';
import { Section } from './Section.tsx';

export interface DiceProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly side: number | undefined;
  /** Faces with a legal use; undefined while no die is being chosen. */
  readonly open: ReadonlySet<number> | undefined;
  readonly picked: number | undefined;
  /** Number of used dice, by side. */
  readonly used: readonly number[];
  onPick(die: number): void;
}

/** Dice of one side; those that can be picked are buttons. */
export function DiceRow({ view, formatter, side, open, picked, used, onPick }: DiceProps & { readonly side: number }) {
  const { t } = formatter;
  const dice = view.dice[side] ?? [];
  return (
    <ul className="m-0 flex list-none flex-wrap gap-1 p-0">
      {FACES.flatMap((id, face) => {
        const count = dice[face] ?? 0;
        if (count === 0) return [];
        const name = t('table.die', { face: faceName(face, formatter), n: count });
        const label = `${name}: ${t(`table.faceHow.${id}`)}`;
        return [
          <li key={id} title={t(`table.faceHow.${id}`)} className="w-13 text-center">
            {open ? (
              <ChoiceTile
                label={label}
                chosen={picked === face}
                locked={open.has(face) ? undefined : t('table.dieIdle')}
                onChoose={() => onPick(face)}
                className="w-full"
              >
                <Face face={face} count={count} isFree={side === FREE} />
              </ChoiceTile>
            ) : (
              <span role="img" aria-label={label} className="grid min-h-target place-items-center p-1">
                <Face face={face} count={count} isFree={side === FREE} />
              </span>
            )}
            <span aria-hidden="true" className="-mx-1.5 block overflow-hidden whitespace-nowrap text-note leading-4">
              {t(`table.face.${id}`)}
            </span>
          </li>,
        ];
      })}
      {(used[side] ?? 0) > 0 && <Used count={used[side] ?? 0} formatter={formatter} />}
      {diceLeft(view, side) === 0 && !used[side] && <li className="text-muted text-note">{t('table.noDice')}</li>}
    </ul>
  );
}

/** Action dice of both sides. Picking a die highlights the actions that it allows. */
export function Dice({ view, formatter, side = SHADOW, open, picked, used, onPick }: DiceProps) {
  const { t } = formatter;
  return (
    <Section title={t('table.dice')} note={t('table.diceLeft', { n: diceLeft(view, side) })}>
      {[side, 1 - side].map((one) => {
        const isOwn = one === side && open !== undefined;
        return (
          <div key={one} className="mb-2 last:mb-0">
            <p className="m-0 mb-1 flex items-baseline justify-between text-note">
              <b className="inline-block font-semibold first-letter:uppercase">{sideName(one, formatter)}</b>
              <span className="inline-flex items-center gap-1 text-muted">
                <Icon of={ring} size={13} />
                {t('table.rings', { n: view.rings[one] ?? 0 })}
              </span>
            </p>
            <DiceRow
              view={view}
              formatter={formatter}
              side={one}
              open={isOwn ? open : undefined}
              picked={picked}
              used={used}
              onPick={onPick}
            />
          </div>
        );
      })}
      <HuntBox view={view} formatter={formatter} />
    </Section>
  );
}

/** Used dice, as empty places. */
function Used({ count, formatter }: { readonly count: number; readonly formatter: GameFormatter }) {
  const label = formatter.t('table.diceUsed', { n: count });
  return (
    <li className="flex flex-col items-center justify-between pt-1" title={label}>
      <span role="img" aria-label={label} className="grid grid-flow-col grid-rows-2 gap-0.5">
        {Array.from({ length: count }, (_, i) => i).map((i) => (
          <i key={i} className="size-4 rounded-chip border border-control border-dashed" />
        ))}
      </span>
      <span aria-hidden="true" className="text-muted text-note leading-4">
        {formatter.t('table.used')}
      </span>
    </li>
  );
}

/** Dice in the Hunt Box: Eyes of the Shadow, and dice that moved the Fellowship. */
function HuntBox({ view, formatter }: Pick<DiceProps, 'view' | 'formatter'>) {
  const [free = 0, shadow = 0] = [view.huntBox[FREE], view.huntBox[SHADOW]];
  const label = formatter.t('table.huntBox', { shadow, free });
  return (
    <p className="m-0 mt-2 flex flex-wrap items-center gap-1 text-note">
      <span className="mr-1" title={formatter.t('table.huntBoxHow')}>
        {formatter.t('table.huntBoxShort')}
      </span>
      <span role="img" aria-label={label} title={label} className="flex flex-wrap gap-1">
        {Array.from({ length: shadow }, (_, i) => i).map((i) => (
          <span key={i} className={classes('rounded-chip border p-px', SIDE_LOOK[SHADOW])}>
            <Icon of={burningEye} size={15} />
          </span>
        ))}
        {Array.from({ length: free }, (_, i) => i).map((i) => (
          <span key={i} className={classes('rounded-full border p-px', SIDE_LOOK[FREE])}>
            <Icon of={FACE_ICONS[CHARACTER]!} size={15} />
          </span>
        ))}
        {shadow + free === 0 && '–'}
      </span>
    </p>
  );
}

const CHARACTER = FACES.indexOf('character');
const SIDE_LOOK: Readonly<Record<number, string>> = {
  [FREE]: 'border-[var(--wr-free-line)] bg-[var(--wr-free)] text-[var(--wr-free-ink)]',
  [SHADOW]: 'border-[var(--wr-shadow-line)] bg-[var(--wr-shadow)] text-[var(--wr-shadow-ink)]',
};

export function Face({
  face,
  count,
  isFree,
}: {
  readonly face: number;
  readonly count: number;
  readonly isFree: boolean;
}) {
  return (
    <span
      className={classes(
        'relative grid size-9 place-items-center rounded-control border-2',
        SIDE_LOOK[isFree ? FREE : SHADOW],
      )}
    >
      <Icon of={FACE_ICONS[face]!} size={22} />
      {count > 1 && (
        <b className="-right-2 -bottom-2 absolute grid size-5 place-items-center rounded-full border border-control bg-raised font-numeral font-semibold text-ink text-note">
          {count}
        </b>
      )}
    </span>
  );
}
