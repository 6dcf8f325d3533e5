import type { Place } from '@tessera/heist-city';
import { type Brush, drawInSketch, eraseFromSketch, isDrawn } from './brush.ts';
import type { Sketch } from './sketch.ts';

/** Sketch with its undo history. */
export interface EditHistory {
  readonly now: Sketch;
  readonly past: readonly Sketch[];
  readonly future: readonly Sketch[];
  /** Stroke in progress: the sketch before it, and whether it erases. */
  readonly stroke?: { readonly before: Sketch; readonly isErasing: boolean } | undefined;
  /** Field changed last: typing on in it is one step. */
  readonly field?: string | undefined;
}

/** Edit of a sketch. */
export type Edit =
  /** The brush crosses a hex. */
  | { readonly type: 'over'; readonly brush: Brush; readonly place: Place }
  /** The brush is lifted. */
  | { readonly type: 'lift' }
  /** A property of the whole map is set. */
  | { readonly type: 'set'; readonly field: string; readonly sketch: Sketch }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Another map is opened; undo returns to the previous one. */
  | { readonly type: 'open'; readonly sketch: Sketch };

/** Maximum of undo steps. */
const MAX_STEPS = 200;

export function editingOf(now: Sketch): EditHistory {
  return { now, past: [], future: [] };
}

export function applyEdit(editing: EditHistory, edit: Edit): EditHistory {
  switch (edit.type) {
    case 'over':
      return stroked(editing, edit.brush, edit.place);
    case 'lift':
      return lifted(editing);
    case 'set': {
      const goesOn = editing.field === edit.field && editing.past.length > 0;
      const next = goesOn ? { ...editing, now: edit.sketch, future: [] } : stepped(editing, edit.sketch);
      return { ...next, field: edit.field };
    }
    case 'open':
      return stepped(editing, edit.sketch);
    case 'undo': {
      const before = editing.past.at(-1);
      if (!before) return editing;
      return { now: before, past: editing.past.slice(0, -1), future: [editing.now, ...editing.future] };
    }
    case 'redo': {
      const [next, ...future] = editing.future;
      return next ? { now: next, past: [...editing.past, editing.now], future } : editing;
    }
  }
}

/** Applies the brush; the first hex of a stroke decides whether it draws or erases. */
function stroked(editing: EditHistory, brush: Brush, place: Place): EditHistory {
  if (brush.tool === 'move') return editing;
  const { now } = editing;
  const stroke = editing.stroke ?? {
    before: now,
    isErasing: brush.tool === 'erase' || isDrawn(now, brush, place),
  };
  if (stroke.isErasing) return { ...editing, stroke, now: eraseFromSketch(now, brush, place) };
  return { ...editing, stroke, now: isDrawn(now, brush, place) ? now : drawInSketch(now, brush, place) };
}

function lifted({ stroke, ...editing }: EditHistory): EditHistory {
  if (!stroke || stroke.before === editing.now) return editing;
  return stepped({ ...editing, now: stroke.before }, editing.now);
}

function stepped({ now, past }: EditHistory, next: Sketch): EditHistory {
  return next === now ? { now, past, future: [] } : { now: next, past: [...past, now].slice(-MAX_STEPS), future: [] };
}
