import type { Rest } from '@tessera/fifth-edition';
import { Button, Icon, Panel } from '@tessera/ui';
import { campfire, nightSleep, sun } from '@tessera/ui/icons';
import { memo, useDeferredValue, useEffect, useId, useState } from 'react';
import { type CharacterContext, useCharacter } from '../../character/characterContext.ts';
import { Delta } from '../../parts/Delta.tsx';
import { BarredReason } from '../../parts/gate/Barred.tsx';
import { useGate } from '../../parts/gate/useGate.ts';
import { usePerform } from '../usePerform.ts';
import { PassTime } from './PassTime.tsx';
import { showPreview } from './previewed.ts';
import { restAction } from './restAction.ts';
import { type RestLine, restPreview } from './restPreview.ts';
import { diceToSpend, lineName, restSummary } from './restSummary.ts';

const KINDS = ['shortRest', 'longRest', 'dawn'] as const satisfies readonly Rest[];
/** Rests with a summary; dawn rarely matters, so its effects are shown on hover only. */
const RESTS_SAID = ['shortRest', 'longRest'] as const satisfies readonly Rest[];

/** Panel of rests and passing time. Hovering a rest previews it; a click performs it. */
export function RestPanel() {
  const character = useCharacter();
  const { t, isReadOnly } = character;
  const perform = usePerform();
  const [pointed, setPointed] = useState<Rest>();
  const [armed, setArmed] = useState<Rest>();
  const [refused, setRefused] = useState<Rest>('shortRest');
  const gate = useGate({ kind: 'rest' }, t(`play.rest.${refused}`));
  const preview = useId();
  const kind = pointed ?? armed;
  const lines = kind && linesOf(kind, character);
  // Summaries need four evaluations, too many per press, so they are deferred until the rest is rendered.
  const settled = useDeferredValue(character);

  useEffect(() => showPreview(lines ?? []));
  useEffect(() => () => showPreview([]), []);

  const press = (rest: Rest) => {
    if (gate.isBarred && rest !== 'dawn') {
      setRefused(rest);
      return !gate.isOpen || refused === rest ? gate.toggle() : undefined;
    }
    if (armed !== rest) return setArmed(rest);
    setArmed(undefined);
    setPointed(undefined);
    const before = rest === 'dawn' ? [] : [gate.action()];
    void perform(t(`play.did.${rest}`), ...before, restAction(rest, character));
  };
  const restAnyway = () => {
    const { hitPoints: _hitPoints, ...rest } = restAction(refused, character);
    void perform(t(`play.did.${refused}`), gate.action(true), rest);
  };
  const leave = () => {
    setPointed(undefined);
    setArmed(undefined);
  };
  return (
    <Panel dense title={t('play.rest.title')} className="fe-rest">
      {!isReadOnly && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 mb-2">
          {KINDS.map((rest) => (
            <Button
              key={rest}
              small
              tone={armed === rest ? 'act' : 'rest'}
              className="min-h-10 gap-1"
              data-barred={gate.isBarred && rest !== 'dawn' ? '' : undefined}
              aria-expanded={gate.isBarred && rest !== 'dawn' ? gate.isOpen && refused === rest : undefined}
              aria-describedby={preview}
              onPointerEnter={() => setPointed(rest)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(rest)}
              onBlur={leave}
              onKeyDown={(event) => event.key === 'Escape' && setArmed(undefined)}
              onClick={() => press(rest)}
            >
              <Icon of={ICONS[rest]} size={20} />
              {t(armed === rest ? 'play.rest.again' : `play.rest.${rest}`)}
            </Button>
          ))}
        </div>
      )}
      <div id={preview} className="text-note text-muted" aria-live={kind === undefined ? 'off' : 'polite'}>
        {gate.isBarred && kind !== 'dawn' ? (
          <p>{gate.sentence}</p>
        ) : kind === undefined || lines === undefined ? (
          <Summaries character={settled} />
        ) : (
          <Preview rest={kind} lines={lines} />
        )}
      </div>
      <BarredReason gate={gate} onAnyway={restAnyway} />
      {!isReadOnly && <PassTime />}
    </Panel>
  );
}

function linesOf(kind: Rest, character: CharacterContext): RestLine[] {
  return restPreview(character, character.attempt(restAction(kind, character)), character.rulebook);
}

const ICONS = { shortRest: campfire, longRest: nightSleep, dawn: sun } as const;

/** Short summary of each rest. */
const Summaries = memo(function Summaries({ character }: { readonly character: CharacterContext }) {
  const { t } = character;
  return RESTS_SAID.map((rest) => {
    const changes = restSummary(linesOf(rest, character), t, diceToSpend(rest, character.sheet, t));
    return <p key={rest}>{t('play.rest.summary', { rest: t(`play.rest.${rest}`), changes })}</p>;
  });
});

function Preview({ rest, lines }: { readonly rest: Rest; readonly lines: readonly RestLine[] }) {
  const { t, sheet } = useCharacter();
  const dice = diceToSpend(rest, sheet, t);
  if (lines.length === 0) return dice || t('play.rest.nothing');
  const ends = lines.filter(({ kind }) => kind === 'ends').map(({ name }) => name);
  return (
    <>
      <ul className="[&>li]:flex [&>li]:justify-between [&>li]:gap-2">
        {lines.map((line) =>
          line.kind === 'ends' ? null : (
            <li key={line.id}>
              <span>{lineName(line, t)}</span>
              <Delta before={line.before} after={line.after} lowerIsBetter={line.kind === 'condition'} />
            </li>
          ),
        )}
      </ul>
      {ends.length > 0 && <p>{t('play.rest.ends', { names: ends.join(', ') })}</p>}
      {dice !== '' && <p>{dice}</p>}
    </>
  );
}
