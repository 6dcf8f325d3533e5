import { TextButton } from '@tessera/ui';
import { createPortal } from 'react-dom';
import { Board } from '../board/Board.tsx';
import type { Scene } from '../useTableModel.ts';
import { LastLine } from './LogPanel.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import { RollCard } from './RollCard.tsx';
import { TopBar } from './TopBar.tsx';
import type { HeistTable } from './useHeistTable.ts';

// Parts that the table has on every screen.

interface PartProps {
  readonly model: HeistTable;
}

/** Map with the roll card, unless a phone shows the card elsewhere. */
export function TableBoard({ model }: PartProps) {
  const { scene, playback, isPhone, isBare, roll, isLow, tab, toggleLog } = model;
  return (
    <Board
      scene={scene}
      playback={playback}
      hover={model.hover}
      onHover={model.setHover}
      pointed={model.pointed}
      isBare={isBare}
      isPhone={isPhone}
      roll={roll}
      rollCard={isPhone || !roll ? undefined : <TableRoll model={model} />}
      news={model.isNews && !model.isOver ? turnText(scene) : ''}
      corner={isLow && tab !== 'log' ? <LastLine scene={scene} onOpen={toggleLog} /> : undefined}
    />
  );
}

/** Returns the announcement of the player's turn. */
function turnText({ t, state, speaker, seat = 0 }: Scene): string {
  return state.shared ? t('handOver.theirTurn', { name: speaker.seatName(seat) }) : t('handOver.yourTurn');
}

/** Card of the shown roll. */
export function TableRoll({ model: { scene, playback, roll, again } }: PartProps) {
  const { beat, skip } = playback;
  if (!roll) return null;
  return <RollCard scene={scene} roll={roll} isMoving={beat !== undefined} again={again} skip={beat && skip} />;
}

/** Top bar, in the page's heading if that has room. */
export function TableBar({ model: { scene, isPhone, headingPlace } }: PartProps) {
  const bar = <TopBar scene={scene} isPhone={isPhone} />;
  return headingPlace ? createPortal(bar, headingPlace) : bar;
}

/** Result of the match, until the player closes it. */
export function TableEnding({ model }: PartProps) {
  return isEndingShown(model) && <MatchEnd scene={model.scene} onLook={model.lookAround} />;
}

/** Returns whether the result covers the table. */
export function isEndingShown({ isOver, hasLooked }: HeistTable): boolean {
  return isOver && !hasLooked;
}

/** Text of a rule that the player asked for. */
export function RuleNote({ model: { scene, rule, closeRule } }: PartProps) {
  const { t } = scene;
  if (rule === undefined) return null;
  return (
    <div className="hc-rule" role="status" aria-label={t('rule.title')}>
      <p>{rule}</p>
      <TextButton className="min-h-6 text-muted" onClick={closeRule}>
        {t('rule.close')}
      </TextButton>
    </div>
  );
}
