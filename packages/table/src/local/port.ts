/** One end of a channel: what a worker's own scope, a worker seen from its page, and a message port have in common. */
export interface Post {
  postMessage(message: unknown, transfer: Port[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** A message port, as the platform makes them in pairs. */
export interface Port extends Post {
  start(): void;
  close(): void;
}

/** A worker as the page that started it sees it; the browser's `Worker` fits. */
export interface LocalWorker extends Post {
  addEventListener(type: 'message' | 'error', listener: (event: { readonly data: unknown }) => void): void;
  terminate(): void;
}
