/** Counts what a connected socket receives from now on, in bytes of text. */
export function countBytes(socket) {
  let bytes = 0;
  socket.io.engine.on('packet', ({ data }) => {
    bytes += data === undefined ? 1 : Buffer.byteLength(data) + 1;
  });
  return () => bytes;
}
