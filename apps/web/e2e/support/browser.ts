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
  /** Has loaded nothing yet, or changes what all pages of a browser share, such as the clock. */
  readonly isFirstVisit?: boolean;
}

/** A page, and where to put its context when nobody needs it any more. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  close(): Promise<void>;
}

/** Files of tests share a process, and with it one browser. It ends with the process. */
let launched: Promise<Browser> | undefined;
/** Contexts that nobody uses, by what they were made with. */
const idle = new Map<string, BrowserContext[]>();

/**
 * A page in a context where nothing is stored. Contexts are used again: one that has loaded the scripts of the site before
 * opens a page in half the time.
 */
export async function openWindow(baseURL: string, options: VisitorOptions): Promise<Window> {
  const { viewport = { width: 1440, height: 900 }, colorScheme, reducedMotion, isFirstVisit, ...lasting } = options;
  // Keeping the whole site for later takes longer than most tests; those about it allow it.
  const settings: BrowserContextOptions = { serviceWorkers: 'block', ...lasting, baseURL, viewport };
  const key = JSON.stringify({ ...settings, viewport: undefined });
  const mayShare = !isFirstVisit && settings.serviceWorkers === 'block';
  const used = mayShare ? idle.get(key)?.pop() : undefined;
  const context = used ?? (await (await browser()).newContext(settings));
  const page = await context.newPage();
  if (used) {
    await Promise.all([context.clearCookies(), forget(page, baseURL)]);
    if (viewport) await page.setViewportSize(viewport);
  }
  await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: reducedMotion ?? 'reduce' });
  return {
    context,
    page,
    async close() {
      if (!mayShare) return context.close();
      await Promise.all(context.pages().map((each) => each.close()));
      idle.set(key, [...(idle.get(key) ?? []), context]);
    },
  };
}

/** Ends the contexts of a server that is no more. */
export async function endContexts(baseURL: string): Promise<void> {
  for (const [key, contexts] of idle) {
    if (JSON.parse(key).baseURL !== baseURL) continue;
    idle.delete(key);
    await Promise.all(contexts.map((context) => context.close()));
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
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
  await session.detach();
}
