import { type MapShape, maps } from '@tessera/heist-city';
import type { TranslateFn } from '@tessera/text';
import { NumberField, SegmentedControl, Select, TextField } from '@tessera/ui';
import { type Mirror, mirrorsOf } from './model/mirror.ts';
import { bareSketch, resizeSketch, type Sketch, siteSketch } from './model/sketch.ts';

export interface MapDetailsProps {
  readonly t: TranslateFn;
  readonly sketch: Sketch;
  /** Sets a property of the whole map; typing on in one field is one undo step. */
  onSet(field: string, sketch: Sketch): void;
  onOpen(sketch: Sketch): void;
  readonly mirror: Mirror;
  onMirror(mirror: Mirror): void;
}

/** Panel of name, size, and starting map. */
export function MapDetails({ t, sketch, onSet, onOpen, mirror, onMirror }: MapDetailsProps) {
  const { name, description, shape } = sketch;
  const words = { less: t('editor.less'), more: t('editor.more') };
  const reshape = (next: MapShape) => onSet('shape', resizeSketch(sketch, next));
  return (
    <section
      className="panel flex flex-col gap-3 p-4 [&_:is(h2,h3)]:font-semibold [&_:is(h2,h3)]:text-body"
      aria-label={t('editor.details')}
    >
      <Select
        label={t('editor.startFrom')}
        value=""
        options={[
          { value: '', label: t('editor.choose') },
          { value: BARE, label: t('editor.bare') },
          ...maps.map((map) => ({ value: map.id, label: t(`name.site.${map.id}`) })),
        ]}
        onChange={(id) => {
          const map = maps.find((each) => each.id === id);
          if (map) onOpen(siteSketch(map, t));
          else if (id === BARE) onOpen(bareSketch(shape, t('editor.newName')));
        }}
      />
      <TextField
        label={t('editor.name')}
        value={name}
        maxLength={60}
        onChange={(next) => onSet('name', { ...sketch, name: next })}
      />
      <TextField
        label={t('editor.description')}
        value={description}
        maxLength={300}
        onChange={(next) => onSet('description', { ...sketch, description: next })}
      />
      <SegmentedControl
        label={t('editor.shape')}
        labelled
        value={shape.kind}
        options={[
          { value: 'hexagon', label: t('editor.hexagon') },
          { value: 'offset-rect', label: t('editor.sheet') },
        ]}
        onChange={(kind) => reshape(kind === 'hexagon' ? DEFAULT_HEXAGON : DEFAULT_SHEET)}
      />
      {shape.kind === 'hexagon' ? (
        <NumberField
          label={t('editor.radius')}
          words={words}
          {...RADIUS}
          value={shape.radius}
          onChange={(radius) => reshape({ ...shape, radius: within(radius, RADIUS) })}
        />
      ) : (
        <>
          <NumberField
            label={t('editor.columns')}
            words={words}
            {...SIDE}
            value={shape.columns}
            onChange={(columns) => reshape({ ...shape, columns: within(columns, SIDE) })}
          />
          <NumberField
            label={t('editor.rows')}
            words={words}
            {...SIDE}
            value={shape.rows}
            onChange={(rows) => reshape({ ...shape, rows: within(rows, SIDE) })}
          />
        </>
      )}
      <Select
        label={t('editor.mirror')}
        hint={t('editor.mirrorHint')}
        value={mirror}
        options={mirrorsOf(shape).map((value) => ({ value, label: t(`editor.mirrors.${value}`) }))}
        onChange={onMirror}
      />
    </section>
  );
}

const BARE = '~bare';
const DEFAULT_HEXAGON: MapShape = { kind: 'hexagon', radius: 15 };
const DEFAULT_SHEET: MapShape = { kind: 'offset-rect', columns: 24, rows: 24 };

/** Allowed sizes; smaller maps have no room for two crews. */
const RADIUS = { min: 4, max: 40 };
const SIDE = { min: 6, max: 80 };

function within(value: number, { min, max }: typeof SIDE): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}
