import { spawn } from 'node:child_process';

/**
 * Standard input ends with our process; then it stops the server in $1 and removes its data. The pause lets a starting
 * server write its pid file.
 */
const SCRIPT = `
cat >/dev/null
sleep 0.5
home=$(cd -P -- "$1/postgres" && pwd) || home=$1
if read -r pid < "$home/cluster/postmaster.pid"; then
  kill -QUIT "$pid"
  tries=0
  while kill -0 "$pid" && [ "$tries" -lt 50 ]; do sleep 0.1; tries=$((tries + 1)); done
fi
rm -rf -- "$home" "$1"
`;

/**
 * Even after kill -9 of this process' group, because the watchdog has its own. Call it before the server starts; the
 * result cancels it. On Windows the next start cleans up.
 */
export function watchOver(folder: string): () => void {
  if (process.platform === 'win32') return () => undefined;
  const dog = spawn('/bin/sh', ['-c', SCRIPT, 'sh', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  dog.unref();
  // So that the pipe doesn't keep the process running.
  const input = dog.stdin as unknown as { unref?: () => void };
  input.unref?.();
  return () => {
    dog.kill('SIGKILL');
  };
}
