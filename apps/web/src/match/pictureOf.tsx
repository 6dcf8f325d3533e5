import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShownGame } from '../games/openGame.ts';
import { keepThumbnail } from '../home/thumbnails.ts';
import type { Shade } from '../settings/useShade.ts';

/** Size of the thumbnails: the aspect ratio of the cards at twice their size, for screens with a high pixel density. */
const WIDTH = 640;
const HEIGHT = 264;
/** Milliseconds that a position must be unchanged before its thumbnail is drawn. */
const STILL_MS = 1500;

/** Style properties to copy into the picture, which has no style sheet of the page. */
const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-weight',
] as const;

/** Stores thumbnails of the position for the match lists, one per shade. */
export function useThumbnailKeeping(match: string, { Thumbnail }: ShownGame, view: object | undefined): void {
  useEffect(() => {
    if (!Thumbnail || view === undefined || !('caches' in globalThis)) return;
    const timer = setTimeout(() => {
      const drawing = <Thumbnail view={view} />;
      void Promise.all([pictureOf(drawing, 'light'), pictureOf(drawing, 'dark')]).then(
        ([light, dark]) => light && dark && keepThumbnail(match, { light, dark }),
        (error: unknown) => console.info('No picture of this position:', error),
      );
    }, STILL_MS);
    return () => clearTimeout(timer);
  }, [match, Thumbnail, view]);
}

/** Renders a component with one `<svg>` to an image; undefined when it has none. */
async function pictureOf(drawing: ReactNode, shade: Shade): Promise<Blob | undefined> {
  const stage = document.createElement('div');
  stage.dataset.theme = shade;
  stage.style.cssText = `position:fixed;left:-9999px;width:${WIDTH}px;height:${HEIGHT}px`;
  document.body.append(stage);
  const root = createRoot(stage);
  try {
    flushSync(() => root.render(drawing));
    const svg = stage.querySelector('svg');
    return svg ? await rasterised(standalone(svg)) : undefined;
  } finally {
    root.unmount();
    stage.remove();
  }
}

function standalone(svg: SVGSVGElement): string {
  const shapes = [...svg.querySelectorAll<SVGElement>('*')];
  // Read all computed styles before removing any: children inherit colours from their parents.
  const seen = shapes.map((shape) => {
    const looks = getComputedStyle(shape);
    // Keep transforms that were set by an inline style.
    const moved = shape.style.transform ? [['transform', looks.transform] as const] : [];
    return [...LOOKS.map((look) => [look, looks.getPropertyValue(look)] as const), ...moved];
  });
  for (const [i, shape] of shapes.entries()) {
    for (const [look, value] of seen[i] ?? []) shape.setAttribute(look, value);
    shape.removeAttribute('class');
    shape.removeAttribute('style');
  }
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('width', String(WIDTH));
  svg.setAttribute('height', String(HEIGHT));
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  return new XMLSerializer().serializeToString(svg);
}

async function rasterised(svg: string): Promise<Blob | undefined> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/webp'));
}
