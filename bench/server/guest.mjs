import { connect } from './bareSocket.mjs';

/** Guest client: a cookie for HTTP, and a socket. */
export async function guest(url) {
  const hello = await fetch(`${url}/api/me`);
  if (!hello.ok) throw new Error(`No guest: ${hello.status} ${await hello.text()}`);
  const cookie = hello.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    /** Sends an HTTP request; throws if the response is an error. */
    async send(method, path, body) {
      const headers = { cookie, origin: url, 'x-tessera': '1', ...(body && { 'content-type': 'application/json' }) };
      const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
      return answer;
    },
    connect: () => connect(url, { headers: { cookie } }),
  };
}

/** Sends a request over a socket; throws if it is refused. */
export async function ask(socket, request, body) {
  const answer = await new Promise((resolve) => socket.ask(request, body, resolve));
  if (!answer.ok) throw new Error(`${request}: ${JSON.stringify(answer)}`);
  return answer;
}
