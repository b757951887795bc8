import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const apiPort = process.env.API_PORT ?? '8081';
process.env.API_PORT = apiPort;
const port = Number(process.env.PORT ?? 8080);

// Node restarts the API when its sources change; Vite updates the app in the browser.
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
