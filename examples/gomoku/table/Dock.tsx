import { Button, Decision, IconButton } from '@tessera/ui';
import { chevronDown, chevronLeft, chevronRight, chevronUp } from '@tessera/ui/icons';
import { EDGE, GAP, StonesArt, sizeOf } from './BoardArt.tsx';
import { around } from './Points.tsx';
import type { Stones } from './stones.ts';
import type { GomokuModel } from './useGomokuTable.ts';

interface DockProps {
  readonly model: GomokuModel;
}

/** The question and the button that places the stone; on a small screen with a lens. */
export function Dock({ model }: DockProps) {
  const { formatter, ask, chosen, isNarrow, nameOf } = model;
  const { t } = formatter;
  return (
    <Decision
      label={t('table.dock')}
      state={ask ? (chosen === undefined ? 'ask' : 'armed') : 'waiting'}
      title={titleOf(model)}
      hint={hintOf(model)}
      refusal={model.refusal}
      back={model.parts?.undo}
      actions={
        ask && (
          <Button
            tone={chosen === undefined ? 'rest' : 'act'}
            locked={chosen === undefined ? t('table.chooseFirst') : undefined}
            aria-keyshortcuts="Enter"
            keyHint="Enter"
            onClick={model.place}
            className="min-h-14 flex-1 @min-[48rem]:min-w-40"
          >
            {chosen === undefined ? t('table.place') : t('table.placeAt', { cell: nameOf(chosen) })}
          </Button>
        )
      }
    >
      {isNarrow && ask && <Lens model={model} />}
    </Decision>
  );
}

/** Returns the chosen point, the question, the winning row, or the player waited for. */
function titleOf({ formatter, view, ask, chosen, stones, shown, nameOf }: GomokuModel): string {
  const { t } = formatter;
  if (chosen !== undefined) return t('table.yourStone', { cell: nameOf(chosen) });
  if (ask) return ask.title;
  const { winning } = stones;
  const [first, end] = [winning[0], winning.at(-1)];
  if (first !== undefined && end !== undefined) {
    const name = formatter.seatName(view.winner ?? 0);
    return t('table.won', { name, n: winning.length, from: nameOf(first), to: nameOf(end) });
  }
  if (shown.info.ending) return t('table.over');
  return t('table.theirTurn', {
    names: formatter.list(shown.decisions.map((decision) => formatter.seatName(decision.seat))),
  });
}

/** Returns the rows that the stone would make, or how to go on. */
function hintOf({ formatter, ask, chosen, makes, isShowing }: GomokuModel): string | undefined {
  const { t } = formatter;
  if (!ask) return undefined;
  if (chosen === undefined) return t('table.chooseHint');
  const [longest = 0] = makes;
  if (!isShowing || longest < 3) return t('table.again');
  return t('table.makes', { n: longest, more: makes.length > 1 ? 'yes' : 'no' });
}

/** The surroundings of the chosen point, enlarged, and arrows that move it. */
function Lens({ model }: DockProps) {
  const { formatter, view, stones, focus, move } = model;
  const { t } = formatter;
  return (
    <div className="flex items-center gap-4">
      <div className="size-36 flex-none overflow-hidden rounded-full border-3 border-act-line bg-[light-dark(#dcb174,#a9794a)]">
        <svg viewBox={around(view, focus)} aria-hidden="true" className="h-full w-full">
          <Lines view={view} />
          <StonesArt {...stones} />
        </svg>
      </div>
      <div className="grid flex-1 grid-cols-[repeat(3,3rem)] justify-center gap-1">
        <span />
        <IconButton icon={chevronUp} label={t('table.up')} onClick={move(0, -1)} className="size-12" />
        <span />
        <IconButton icon={chevronLeft} label={t('table.left')} onClick={move(-1, 0)} className="size-12" />
        <IconButton icon={chevronDown} label={t('table.down')} onClick={move(0, 1)} className="size-12" />
        <IconButton icon={chevronRight} label={t('table.right')} onClick={move(1, 0)} className="size-12" />
      </div>
    </div>
  );
}

/** The lines of the board alone, for the lens. */
function Lines({ view }: { readonly view: Stones }) {
  const { width, height } = sizeOf(view);
  const lines = [
    ...Array.from({ length: view.columns }, (_, i) => `M${EDGE + i * GAP} ${EDGE}V${height - EDGE}`),
    ...Array.from({ length: view.rows }, (_, i) => `M${EDGE} ${EDGE + i * GAP}H${width - EDGE}`),
  ].join('');
  return <path d={lines} stroke="#2a1809" strokeWidth="1.6" />;
}
