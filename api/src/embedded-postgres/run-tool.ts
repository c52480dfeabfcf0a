import { spawn, type SpawnOptions } from 'node:child_process';

/**
 * How every child is spawned: as `user` when given, in a folder that user may
 * be in, with messages in English (they are read back), and without our
 * environment, which carries secrets. Windows programs do not load without theirs.
 */
export function childOptions(user?: { uid: number; gid: number }): SpawnOptions {
  if (process.platform === 'win32') return { windowsHide: true };
  return {
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' },
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}

export interface ToolResult {
  /** Exit code; undefined when it could not be started or died by a signal. */
  code: number | undefined;
  /** stdout and stderr together. */
  output: string;
}

/** Runs a program to its end. Never rejects: a program that can't be started is a result without code. */
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

/** The line of a PostgreSQL tool's output that says what went wrong. */
export function faultLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim()).filter(Boolean);
  const fault = lines.find((line) => /\b(FATAL|PANIC|error|could not|ENOENT|EACCES|EPERM)\b/i.test(line));
  return (fault ?? lines.at(-1) ?? 'sin detalle').replace(/^.*?\b(LOG|FATAL|PANIC|error):\s*/i, '').replace(/\.$/, '');
}
