import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShownGame } from '../games/openGame.ts';
import { keepThumbnail } from '../home/thumbnails.ts';
import type { Shade } from '../settings/useShade.ts';

/** The shape of the cards that show it, and twice their size: screens have more than one dot to a pixel. */
const WIDTH = 640;
const HEIGHT = 264;
/** A picture is taken when the position has been still for so long. */
const STILL_MS = 1500;

/** What decides how a shape looks; the picture carries these itself, because it lives outside the page. */
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

/** Keeps small pictures of the position for the lists of matches, which may be looked at in another shade. */
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

/** Draws something made of one `<svg>` into a picture; nothing where there is no such thing in it. */
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
  // All of them are looked at before any loses its style: what is inside has colours from what is around it.
  const seen = shapes.map((shape) => {
    const looks = getComputedStyle(shape);
    // What was moved by a style stays where it was.
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
