/** npm run dev: the API with restarts and Vite with hot reload. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, ROOT } from './workspace.mjs';

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', '-r', '@swc-node/register', 'src/main.ts'], {
    cwd: join(ROOT, 'api'),
    // The same data as npm start.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
      DATA_DIR: process.env.DATA_DIR ?? join(ROOT, '.data'),
    },
    stdio: 'inherit',
  }),
  spawn(process.execPath, [bin('vite', 'vite')], { cwd: join(ROOT, 'web'), stdio: 'inherit' }),
];

// Ctrl-C reaches children too, a plain kill does not.
const stopAll = () => children.forEach((child) => child.exitCode === null && child.kill('SIGTERM'));
process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}
