import { spawn, type SpawnOptions } from 'node:child_process';

/**
 * In English, because we parse the output. Only LD_PRELOAD is passed on from our environment, which has secrets: it may
 * name an allocator, or the clock of `npm run test:days`.
 */
export function childOptions(user?: { uid: number; gid: number }): SpawnOptions {
  if (process.platform === 'win32') return { windowsHide: true };
  const { LD_PRELOAD } = process.env;
  return {
    cwd: '/',
    env: {
      ...(LD_PRELOAD && { LD_PRELOAD }),
      LC_ALL: 'C',
      TZ: 'UTC',
      PATH: '/usr/local/bin:/usr/bin:/bin',
    },
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}

export interface ToolResult {
  /** undefined: not started, or killed. */
  code: number | undefined;
  output: string;
}

/** Never rejects. */
export function runTool(file: string, args: string[], user?: { uid: number; gid: number }): Promise<ToolResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, { ...childOptions(user), stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ code: undefined, output: output + error.message }));
    child.once('close', (code) => resolve({ code: code ?? undefined, output }));
  });
}

export function faultLine(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const fault = lines.find((line) => /\b(FATAL|PANIC|error|could not|ENOENT|EACCES|EPERM)\b/i.test(line));
  return (fault ?? lines.at(-1) ?? 'sin detalle').replace(/^.*?\b(LOG|FATAL|PANIC|error):\s*/i, '').replace(/\.$/, '');
}
