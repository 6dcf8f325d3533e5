import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../../scripts/provision.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Storage types to clear, except the HTTP cache. */
const KEPT = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

export interface VisitorOptions extends BrowserContextOptions {
  /**
   * Needs a new context: it has no cached files, or the test changes the page permanently (clock, sockets, init
   * scripts).
   */
  readonly isFirstVisit?: boolean;
}

/** Page, with a function that releases it. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  close(): Promise<void>;
}

/** File of the site that is not a page. Navigating to it stops the running page but keeps its renderer process. */
export const NOWHERE = '/icon.svg';
/** Events that a visitor listens to. */
const HEARD = ['pageerror', 'console', 'websocket', 'requestfinished'];
const PATIENCE_MS = 90_000;

/** Browser of this process, which all test files share. It ends with the process. */
let launched: Promise<Browser> | undefined;
/** Unused pages by the options of their context. Each has a separate context. */
const idle = new Map<string, Page[]>();

/**
 * Returns a page with empty storage. Pages are reused: one that has loaded the scripts before opens the site with less
 * than half of the work.
 */
export async function openWindow(baseURL: string, options: VisitorOptions): Promise<Window> {
  const { viewport = { width: 1440, height: 900 }, colorScheme, reducedMotion, isFirstVisit, ...lasting } = options;
  // Caching the whole site takes longer than most tests. Tests of the service worker allow it.
  const settings: BrowserContextOptions = { serviceWorkers: 'block', ...lasting, baseURL, viewport };
  const key = JSON.stringify({ ...settings, viewport: undefined });
  const mayShare = !isFirstVisit && settings.serviceWorkers === 'block';
  const used = mayShare ? idle.get(key)?.pop() : undefined;
  const context = used?.context() ?? (await (await browser()).newContext(settings));
  const page = used ?? (await context.newPage());
  if (used) {
    await Promise.all([context.clearCookies(), forget(page, baseURL)]);
    if (viewport) await page.setViewportSize(viewport);
  }
  page.setDefaultTimeout(PATIENCE_MS);
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'reduce',
  });
  return {
    context,
    page,
    async close() {
      if (mayShare && (await isLeft(page))) idle.set(key, [...(idle.get(key) ?? []), page]);
      else await context.close();
    },
  };
}

/** Resets a page for reuse; false when its server has stopped. */
async function isLeft(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  for (const other of page.context().pages()) if (other !== page) await other.close();
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll();
  // Outside of the page, so that nothing is hovered.
  await page.mouse.move(-1, -1);
  return page.goto(NOWHERE).then(
    () => true,
    () => false,
  );
}

/** Closes the contexts of a stopped server. */
export async function endContexts(baseURL: string): Promise<void> {
  for (const [key, pages] of idle) {
    if (JSON.parse(key).baseURL !== baseURL) continue;
    idle.delete(key);
    await Promise.all(pages.map((page) => page.context().close()));
  }
}

async function browser(): Promise<Browser> {
  const running = await launched;
  if (running?.isConnected()) return running;
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('There is no Chromium here; scripts/provision.mjs says how to get it');
  idle.clear();
  launched = chromium.launch({ executablePath, args: FLAGS });
  return launched;
}

async function forget(page: Page, origin: string): Promise<void> {
  await page.evaluate('sessionStorage.clear()');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}
