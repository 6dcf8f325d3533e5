import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShownGame } from '../games/openGame.ts';
import { keepThumbnail } from '../home/thumbnails.ts';

const SIDE = 176;
/** A picture is taken when the position has been still for so long. */
const STILL_MS = 1500;

/** What decides how a shape looks; the picture carries these itself, because it lives outside the page. */
const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
] as const;

/** Keeps a small picture of the position for the lists of matches. */
export function useThumbnailKeeping(match: string, { Thumbnail }: ShownGame, view: object | undefined): void {
  useEffect(() => {
    if (!Thumbnail || view === undefined || !('caches' in globalThis)) return;
    const timer = setTimeout(() => {
      void pictureOf(<Thumbnail view={view} />).then(
        (taken) => taken && keepThumbnail(match, taken),
        (error: unknown) => console.info('No picture of this position:', error),
      );
    }, STILL_MS);
    return () => clearTimeout(timer);
  }, [match, Thumbnail, view]);
}

/** Draws something made of one `<svg>` into a picture; nothing where there is no such thing in it. */
async function pictureOf(drawing: ReactNode): Promise<Blob | undefined> {
  const stage = document.createElement('div');
  stage.style.cssText = `position:fixed;left:-9999px;width:${SIDE}px;height:${SIDE}px`;
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
  for (const shape of svg.querySelectorAll<SVGElement>('*')) {
    const looks = getComputedStyle(shape);
    for (const look of LOOKS) shape.setAttribute(look, looks.getPropertyValue(look));
    shape.removeAttribute('class');
    shape.removeAttribute('style');
  }
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('width', String(SIDE));
  svg.setAttribute('height', String(SIDE));
  return new XMLSerializer().serializeToString(svg);
}

async function rasterised(svg: string): Promise<Blob | undefined> {
  const image = new Image(SIDE, SIDE);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/webp'));
}
