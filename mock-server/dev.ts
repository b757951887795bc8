import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const apiPort = process.env.API_PORT ?? '8081';
process.env.API_PORT = apiPort;
const port = Number(process.env.PORT ?? 8080);

// The API restarts by itself when its sources change; the app is updated in the browser by Vite.
const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'mock-server/index.ts'], {
  env: { ...process.env, PORT: apiPort, NODE_ENV: 'development', ORIGIN: `http://localhost:${port}` },
  stdio: 'inherit',
});
const vite = await createServer({ server: { port } });
await vite.listen();
vite.printUrls();

const stop = async () => {
  api.kill('SIGTERM');
  await vite.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
