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

/** Whatever a page keeps, apart from the files that it has loaded. */
const KEPT = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

export interface VisitorOptions extends BrowserContextOptions {
  /** Has loaded nothing yet, or changes the page for good: its clock, its sockets, what runs before its scripts. */
  readonly isFirstVisit?: boolean;
}

/** A page, and where to put it when nobody needs it any more. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  close(): Promise<void>;
}

/** A file of the site that is no page of it: whoever goes there ends what runs, and keeps the process that runs it. */
export const NOWHERE = '/icon.svg';
/** What a visitor listens to. */
const HEARD = ['pageerror', 'console', 'websocket', 'requestfinished'];
const PATIENCE_MS = 90_000;

/** Files of tests share a process, and with it one browser. It ends with the process. */
let launched: Promise<Browser> | undefined;
/** Pages that nobody uses, each in a context of its own, by what that was made with. */
const idle = new Map<string, Page[]>();

/**
 * A page of somebody new: nothing is stored. Pages are used again: in one that has loaded the scripts of the site before,
 * the site opens with less than half of the work that it takes in a new one.
 */
export async function openWindow(baseURL: string, options: VisitorOptions): Promise<Window> {
  const { viewport = { width: 1440, height: 900 }, colorScheme, reducedMotion, isFirstVisit, ...lasting } = options;
  // Keeping the whole site for later takes longer than most tests; those about it allow it.
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

/** Whether a page could be left as somebody else may find it; not where the server is no more. */
async function isLeft(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  for (const other of page.context().pages()) if (other !== page) await other.close();
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll();
  // Where it points at nothing.
  await page.mouse.move(-1, -1);
  return page.goto(NOWHERE).then(
    () => true,
    () => false,
  );
}

/** Ends the contexts of a server that is no more. */
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
