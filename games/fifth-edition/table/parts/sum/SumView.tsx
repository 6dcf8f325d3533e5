import { explanationLines } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { buttonLook, TextButton } from '@tessera/ui';
import { useContext, useMemo, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { abilityName, pathName, skillName } from '../../words/pathName.ts';
import { type GateAnswer, useGate } from '../gate/useGate.ts';
import { UncountedMark } from '../marks.tsx';
import { numberText } from '../numberText.ts';
import { RollButton } from '../RollButton.tsx';
import { formulaWords } from './formulaWords.ts';
import { LaneRows } from './LaneRows.tsx';
import { type LaterHigher, laterHigher } from './laterHigher.ts';
import { closeSum, type OpenSum } from './openSum.ts';
import { rollingOf } from './rollAtPath.ts';
import { type Sum, type SumRow, sumOf, type UncountedEntry } from './sum.ts';
import { SumLanes } from './sumLanes.ts';
import { amountText, entryName, isAdded, reasonText, sometimesText, stepName } from './sumWords.ts';
import { topicOf } from './topicOf.ts';
import { waysHigher } from './waysHigher.ts';

/** Content of a sum: parts in order, total, situational parts, and parts that do not count. */
export function SumView({ open }: { readonly open: OpenSum }) {
  const { sheet, t } = useCharacter();
  const lanes = useContext(SumLanes);
  // Paths of the opened parts, so that the user can go back.
  const [trail, setTrail] = useState<readonly string[]>([open.path]);
  const path = trail.at(-1) ?? open.path;
  const sum = sumOf(sheet, path);
  const name = trail.length === 1 ? open.label : pathName(t, sheet, path);
  if (sum === undefined) return <p className="fe-sum-empty">{t('sum.none', { name: open.label })}</p>;
  return (
    <>
      <SumHead sum={sum} name={name} onBack={trail.length > 1 ? () => setTrail(trail.slice(0, -1)) : undefined} />
      {sum.entries.length > 0 ? (
        <Entries sum={sum} />
      ) : lanes.length > 1 && typeof sum.value === 'number' ? (
        <LaneRows lanes={lanes} path={path} />
      ) : (
        <Rows sum={sum} onFurther={(further) => setTrail([...trail, further])} />
      )}
      <Extras sum={sum} />
      {sum.uncounted.length > 0 && <NotCounted entries={sum.uncounted} />}
      <WhyNotHigher sum={sum} />
      {trail.length === 1 && <RollOf roll={open.roll} path={path} />}
      <SumFoot sum={sum} name={name} />
    </>
  );
}

function SumHead({
  sum,
  name,
  onBack,
}: {
  readonly sum: Sum;
  readonly name: string;
  onBack?: (() => void) | undefined;
}) {
  const { t } = useCharacter();
  const topic = topicOf(sum.path);
  return (
    <header className="fe-sum-head">
      {typeof sum.value === 'number' && (
        <span className="font-numeral font-semibold text-display">{numberText(sum.value, isAdded(sum.path))}</span>
      )}
      <div>
        <h3>{name}</h3>
        {topic && <p className="text-note text-muted">{t(`sum.short.${topic}`)}</p>}
      </div>
      {onBack && (
        <TextButton className="text-muted no-underline" onClick={onBack}>
          {t('sum.back')}
        </TextButton>
      )}
      <TextButton className="text-muted no-underline" onClick={() => closeSum()}>
        {t('sum.close')} <kbd>{t('key.Esc')}</kbd>
      </TextButton>
    </header>
  );
}

function Rows({ sum, onFurther }: { readonly sum: Sum; onFurther(path: string): void }) {
  const { t } = useCharacter();
  if (sum.rows.length === 0) return null;
  return (
    <>
      <ul className="fe-sum-rows">
        {sum.rows.map((row, index) => (
          <li key={row.id}>
            <RowText row={row} onFurther={onFurther} />
            <span className="font-numeral font-semibold text-title leading-5">
              {amountText(t, row, index > 0 || isAdded(sum.path))}
            </span>
          </li>
        ))}
      </ul>
      {sum.rows.length > 1 && typeof sum.value === 'number' && (
        <p className="fe-sum-total">
          {t('sum.total')}{' '}
          <span className="font-numeral font-semibold text-title">{numberText(sum.value, isAdded(sum.path))}</span>
        </p>
      )}
    </>
  );
}

function RowText({ row, onFurther }: { readonly row: SumRow; onFurther(path: string): void }) {
  const { t, text } = useCharacter();
  const label = stepName(t, row);
  const { path } = row;
  return (
    <span>
      {path === undefined ? (
        <b>{label}</b>
      ) : (
        <TextButton className="font-semibold" onClick={() => onFurther(path)}>
          {label}
        </TextButton>
      )}
      {row.from && <span className="text-note text-muted"> {text(row.from)}</span>}
      {row.formula && <span className="text-note text-muted fe-sum-formula">{formulaWords(row.formula, t)}</span>}
      {row.summary && <span className="text-note text-muted fe-sum-formula">{row.summary}</span>}
    </span>
  );
}

function Entries({ sum }: { readonly sum: Sum }) {
  const { t, text } = useCharacter();
  return (
    <ul className="fe-sum-rows">
      {sum.entries.map(({ value, name, from }) => (
        <li key={value}>
          <span>
            <b>{entryName(t, sum.path, value, name)}</b>
            <span className="text-note text-muted"> {from.map(text).join(', ')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Extras({ sum: { dice, sometimes, remarks } }: { readonly sum: Sum }) {
  const { t, text } = useCharacter();
  if (dice.length + sometimes.length + remarks.length === 0) return null;
  return (
    <ul className="fe-sum-list" aria-label={t('sum.beside')}>
      {dice.map(({ id, label, amount }) => (
        <li key={id}>
          <span className="fe-good">{numberText(amount ?? '', true)}</span> {t('sum.dice', { label: text(label) })}
        </li>
      ))}
      {sometimes.map((entry) => (
        <li key={entry.id}>{sometimesText(t, entry)}</li>
      ))}
      {remarks.map(({ id, label, text: remark }) => (
        <li key={id}>
          {text(label)}: {remark}
        </li>
      ))}
    </ul>
  );
}

function NotCounted({ entries }: { readonly entries: readonly UncountedEntry[] }) {
  const { t, text } = useCharacter();
  return (
    <>
      <p className="text-note text-muted fe-sum-uncounted">{t('sum.notCounted')}</p>
      <ul className="fe-sum-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <UncountedMark shape={entry.shape} />
            <span>
              {text(entry.label)}: {reasonText(t, entry)}
            </span>
            {entry.value !== undefined && <s>{numberText(entry.value)}</s>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Suggestions that raise the number, each tried on a copy; nothing when there are none. */
function WhyNotHigher({ sum }: { readonly sum: Sum }) {
  const character = useCharacter();
  const { t } = character;
  const found = useMemo(() => waysHigher(character, sum.path), [character, sum.path]);
  const later = useMemo(() => laterHigher(character, sum.path), [character, sum.path]);
  if (found.length + later.length === 0) return null;
  const valueText = (value: number) => numberText(value, isAdded(sum.path));
  return (
    <p className="fe-sum-higher">
      <b>{t('sum.whyNot')}</b>{' '}
      {found
        .map(({ how, name, value, hampers }) => {
          const skills = hampers.map((id) => skillName(t, character.sheet, id)).join(', ');
          const cost = hampers.length === 0 ? '' : t('sum.higher.hampers', { skills });
          return t(`sum.higher.${how}`, { name, value: valueText(value), cost });
        })
        .concat(later.map((way) => laterText(way, valueText(way.value), t)))
        .join(' ')}
    </p>
  );
}

function laterText(way: LaterHigher, value: string, t: TranslateFn): string {
  switch (way.how) {
    case 'buy':
      return t('sum.higher.buy', { name: way.name, price: way.price, value });
    case 'ability':
      return t('sum.higher.ability', { ability: abilityName(t, way.ability), points: way.points, value });
    case 'level':
      return t('sum.higher.level', { name: way.name, level: way.level, value });
  }
}

/** Button that rolls the number, or the reason why it is not rolled now. */
function RollOf({ roll, path }: { readonly roll: OpenSum['roll']; readonly path: string }) {
  const { sheet, isReadOnly, t } = useCharacter();
  const gate = useGate({ kind: 'roll', path }, roll?.label ?? '');
  if (gate.isBarred) return <BarredRoll gate={gate} roll={roll} path={path} />;
  if (isReadOnly || roll === undefined) return null;
  return (
    <RollButton
      {...roll}
      mode={rollingOf(sheet, path)?.result ?? 'plain'}
      className={`${buttonLook({ tone: 'act', small: true })} fe-sum-roll`}
      onRolled={() => closeSum()}
    >
      {t('sum.roll', { dice: roll.dice.replaceAll('+', ' + '), bonus: numberText(roll.bonus, true) })}
    </RollButton>
  );
}

interface BarredRollProps {
  readonly gate: GateAnswer;
  readonly roll: OpenSum['roll'];
  readonly path: string;
}

function BarredRoll({ gate, roll, path }: BarredRollProps) {
  const { sheet, isReadOnly, t } = useCharacter();
  return (
    <div className="fe-barred-note m-2 grid justify-items-start gap-1 p-2 text-note">
      <p className="m-0">{gate.sentence}</p>
      {!isReadOnly && roll !== undefined && (
        <RollButton
          {...roll}
          path={path}
          mode={rollingOf(sheet, path)?.result ?? 'plain'}
          isAnyway
          onRolled={() => closeSum()}
        >
          {t('sheet.gate.rollAnyway')}
        </RollButton>
      )}
    </div>
  );
}

function SumFoot({ sum, name }: { readonly sum: Sum; readonly name: string }) {
  const { t, notify } = useCharacter();
  const [isRuleOpen, setRuleOpen] = useState(false);
  const topic = topicOf(sum.path);
  const copy = async () => {
    await navigator.clipboard.writeText(explanationLines(sum.explanation, t).join('\n'));
    notify(t('sum.copied', { name }));
  };
  return (
    <>
      {topic && isRuleOpen && <p className="fe-sum-rule">{t(`sum.rule.${topic}`)}</p>}
      <footer className="fe-sum-foot">
        {topic && (
          <TextButton aria-expanded={isRuleOpen} onClick={() => setRuleOpen(!isRuleOpen)}>
            {t('sum.rules', { name })}
          </TextButton>
        )}
        <TextButton className="text-muted" onClick={() => void copy()}>
          {t('sum.copy')}
        </TextButton>
      </footer>
    </>
  );
}
