import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { ToastCard, Toasts } from '../overlay/Toasts.tsx';
import { createToasts, type Toast } from '../overlay/toastStore.ts';
import { Clock } from '../play/Clock.tsx';
import { Log, type LogLine } from '../play/Log.tsx';
import { ConnectionBadge } from '../states/ConnectionBadge.tsx';
import { Section } from './Section.tsx';

/** Log lines with actors and reasons. */
export function LogSection() {
  const [kind, setKind] = useState('all');
  const [hovered, setHovered] = useState<LogLine['id']>();
  const shown = LINES.filter((line) => kind === 'all' || line.mark === kind);
  return (
    <Section
      span={4}
      title="Log"
      note={hovered === undefined ? 'who, what, why' : `the board would show line ${hovered}`}
    >
      <Log
        label="Log"
        entries={shown}
        words={{ why: 'why' }}
        onHover={setHovered}
        filter={{ label: 'Show', options: KINDS, value: kind, onChange: setKind }}
      />
    </Section>
  );
}

/** Toasts as cards, a button that shows a real one, and the connection state. */
export function ToastsSection() {
  const [store] = useState(createToasts);
  const [count, setCount] = useState(1);
  const show = () => {
    store.show({ kind: 'news', title: `News ${count}`, detail: 'Gone in six seconds, unless you point at it' });
    setCount(count + 1);
  };
  return (
    <Section span={4} title="Toasts" note="also in the log">
      <div className="flex flex-col gap-2">
        {TOASTS.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={`Dismiss ${toast.title}`} onDismiss={() => {}} />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button small onClick={show}>
          Show one
        </Button>
        <ConnectionBadge state="online" label="Connected" detail="2 watching" />
        <ConnectionBadge state="connecting" label="Connecting" />
        <ConnectionBadge state="reconnecting" label="Reconnecting" />
        <ConnectionBadge state="offline" label="Offline" />
        <ConnectionBadge state="local" label="On this device" />
        <Clock label="Your time" left={185_000} at={0} running={false} />
        <Clock label="Jonas’s time" left={9_400} at={Number.MAX_SAFE_INTEGER} running />
      </div>
      <Toasts store={store} label="Messages" dismissLabel="Dismiss" />
    </Section>
  );
}

const KINDS = [
  { value: 'all', label: 'everything' },
  { value: 'own', label: 'yours' },
  { value: 'rival', label: 'theirs' },
];

const LINES: readonly LogLine[] = [
  {
    id: 6,
    time: '20:14',
    mark: 'own',
    text: (
      <>
        <b>Ninja</b> moves 4, stays Hidden
      </>
    ),
  },
  {
    id: 5,
    time: '20:13',
    mark: 'rival',
    text: (
      <>
        <b>Spook</b> shoots Muscle: 9 beats 7, save 5 of 6, <b>3 wounds</b>
      </>
    ),
  },
  {
    id: 4,
    time: '20:12',
    mark: 'own',
    text: (
      <>
        <b>Face</b> gets mob intel: 10 beats 8
      </>
    ),
    points: '+1',
  },
  {
    id: 3,
    time: '20:11',
    mark: 'neutral',
    text: (
      <>
        <b>Guard 4</b> moves toward Muscle
      </>
    ),
    open: true,
    reasons: [
      { label: 'Overt in play', value: '4' },
      { label: 'Nearest: both Muscles', value: '6 hexes, tie' },
      { label: '2d6 minus Charm: the lower is attacked', value: '−3, 1' },
    ],
  },
  { id: 2, time: '20:09', mark: 'table', text: 'Jonas took back a move, nothing hidden was seen' },
  {
    id: 1,
    time: '20:08',
    mark: 'table',
    text: (
      <>
        <b>Turn 3.</b> Your initiative, alert 5
      </>
    ),
  },
];

const TOASTS: readonly Toast[] = [
  {
    id: 'turn',
    kind: 'turn',
    title: 'Your turn',
    detail: 'Heist City, Jonas is done',
    action: { label: 'Go', run: () => {} },
  },
  {
    id: 'done',
    kind: 'done',
    title: 'Crew saved',
    detail: '100 of 100 credits',
    action: { label: 'Undo', run: () => {} },
  },
  {
    id: 'taken',
    kind: 'warning',
    title: 'That hex is taken',
    detail: 'Brain moved there first',
    action: { label: 'Show', run: () => {} },
  },
  { id: 'lost', kind: 'lost', title: 'Connection lost', detail: 'Your last move is safe, trying again', sticky: true },
];
