// Working on it: the server restarts on a change, Vite reloads the page, the browser sees one origin.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const API_PORT = process.env.API_PORT ?? '3001';
const WEB_PORT = process.env.PORT ?? '3000';

const API_URL = `http://127.0.0.1:${API_PORT}`;
const WEB_URL = `http://127.0.0.1:${WEB_PORT}`;

/** @param {string[]} args @param {Record<string, string>} env */
const start = (args, env) =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });

const server = start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  PORT: API_PORT,
  PUBLIC_URL: WEB_URL,
});
// The one address to open is the one that reloads the page.
server.stdout?.on('data', (text) =>
  process.stdout.write(String(text).replace(`ready at ${API_URL}`, `ready at ${WEB_URL}`)),
);

const web = start(
  [
    'node_modules/vite/bin/vite.js',
    'apps/web',
    '--host',
    '127.0.0.1',
    '--port',
    WEB_PORT,
    '--strictPort',
  ],
  { API_URL },
);
web.stdout?.pipe(process.stdout);
const children = [server, web];

let stopping = false;
function stopAll() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stopAll);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= stopping ? 0 : (code ?? 1);
    stopAll();
  });
}
