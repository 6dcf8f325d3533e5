/** One end of a channel: the common interface of a worker's scope, a worker seen from its page, and a message port. */
export interface Post {
  postMessage(message: unknown, transfer: Port[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** A message port. */
export interface Port extends Post {
  start(): void;
  close(): void;
}

/** A worker as its page sees it; the browser's `Worker` implements it. */
export interface LocalWorker extends Post {
  addEventListener(type: 'message' | 'error', listener: (event: { readonly data: unknown }) => void): void;
  terminate(): void;
}
