import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** It ends with this process. Returns what kills it; null: not installed. */
export async function startProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<(() => Promise<void>) | null> {
  // Debian's folders may not be in PATH.
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };
  const child = spawn(program, args, { env, ...options });
  const isInstalled = await once(child, 'spawn').then(
    () => true,
    () => false,
  );
  if (!isInstalled) return null;
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    kill();
    await ended;
  };
}
