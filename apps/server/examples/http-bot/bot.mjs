// A program that plays over HTTP: it takes a seat, streams its decisions, and plays a random legal action.
//
//   TESSERA_TOKEN=tessera_… node bot.mjs http://localhost:4600 <match or code> [seat]
//
// The token needs the scope `play`. It needs nothing but Node.js.

import { randomInt, randomUUID } from 'node:crypto';

const [server, table, wanted] = process.argv.slice(2);
const token = process.env.TESSERA_TOKEN;
if (!server || !table || !token) {
  console.error('TESSERA_TOKEN=… node bot.mjs <server> <match or code> [seat]');
  process.exit(2);
}

const me = await ask('GET', '/api/me');
const match = await takeSeat(await findMatch());
for await (const line of lines(`/api/bot/matches/${match.id}/stream`)) {
  if (line.type === 'decide' && line.legal.length > 0) await decide(line);
  if (line.type === 'over') console.log(`over: ${JSON.stringify(line.info.ending)}`);
}

/** Finds a match by its code of six letters, or by its id of twelve. */
function findMatch() {
  const isCode = /^\w{3}-?\w{3}$/.test(table);
  return ask('GET', isCode ? `/api/codes/${encodeURIComponent(table)}` : `/api/matches/${table}`);
}

/** Takes the wanted seat, or the first open one, unless this program has it already. */
async function takeSeat(info) {
  const mine = info.seats.findIndex(({ player }) => player === me.id);
  if (mine >= 0 && (wanted === undefined || mine === Number(wanted))) return info;
  const seat = wanted === undefined ? info.seats.findIndex(({ kind }) => kind === 'open') : Number(wanted);
  if (seat < 0) throw new Error('No seat is open');
  return ask('PUT', `/api/matches/${info.id}/seats/${seat}`, { kind: 'me' });
}

async function decide({ match, seq, legal }) {
  const action = legal[randomInt(legal.length)];
  // The id makes a retry safe when no answer came.
  const move = { seq, actionId: randomUUID(), action };
  try {
    await ask('POST', `/api/bot/matches/${match}/actions`, move);
    console.log(`${seq}: ${JSON.stringify(action)}`);
  } catch (error) {
    // The position has changed meanwhile; the stream sends the next decision.
    if (error.code !== 'stale') throw error;
  }
}

async function ask(method, path, body) {
  const response = await fetch(new URL(path, server), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(`${answer.code}: ${answer.detail}`), { code: answer.code });
  return answer;
}

/** Yields the lines of a stream, until the server ends it. */
async function* lines(path) {
  const response = await fetch(new URL(path, server), { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error((await response.json()).detail);
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop();
    for (const part of parts) yield JSON.parse(part);
  }
}
