import { spawn } from 'node:child_process';

/**
 * Waits for the end of standard input, which comes when our process ends in
 * whatever way, then stops the server whose data folder is $1 and removes its
 * data. The pause lets a server that was being started write its pid file.
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
 * Sees to it that a throw-away server does not outlive this process, a
 * kill -9 of its whole group included: the watchdog is in a group of its own.
 * To be set before the server starts. Windows has none; there the next start
 * cleans up. Returns how to call it off.
 */
export function watchOver(folder: string): () => void {
  if (process.platform === 'win32') return () => undefined;
  const dog = spawn('/bin/sh', ['-c', SCRIPT, 'sh', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  dog.unref();
  // The pipe is a socket of ours: it must not keep the process going.
  const input = dog.stdin as unknown as { unref?: () => void };
  input.unref?.();
  return () => {
    dog.kill('SIGKILL');
  };
}
