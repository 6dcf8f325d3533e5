import type { LocalWorker, Port, Post } from './port.ts';

/** Runs a worker script on the current thread behind real message ports, where workers are not available. */
export function inlineWorker(run: (scope: Post) => void): LocalWorker {
  const { port1, port2 }: { readonly port1: Port; readonly port2: Port } = new MessageChannel();
  run(port2);
  port1.start();
  port2.start();
  return {
    postMessage: (message, transfer) => port1.postMessage(message, transfer),
    addEventListener: (type, listener) => {
      if (type === 'message') port1.addEventListener(type, listener);
    },
    terminate: () => port1.close(),
  };
}
