import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { builtFile } from './built';
import { afterwards } from './data-folder';

const READY = /Turnero \d\S* atiende en (http:\/\/localhost:\d+)/;

export interface Ending {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Program {
  /** Rejects if it ends before. */
  url: Promise<string>;
  ended: Promise<Ending>;
  /** Rejects if it ends before. */
  said(words: string): Promise<void>;
  kill(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void;
}

/** For a program with its own environment: commands, and the clock of `npm run test:days`. */
export function machineEnvironment(): Record<string, string> {
  const { PATH = '', LD_PRELOAD } = process.env;
  return { PATH, ...(LD_PRELOAD && { LD_PRELOAD }) };
}

/** Built, or `file`; on a free port unless `env` has one. Killed after the test. */
export function startProgram(env: Record<string, string>, file = builtFile('bundle/main.js')): Program {
  // For mails, if the test sets no folder.
  const folder = mkdtempSync(path.join(tmpdir(), 'turnero-program-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, [file], {
    env: { ...machineEnvironment(), PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<Ending>((resolve) => void child.on('close', (code) => resolve({ code, ...output })));
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', (chunk: Buffer) => {
        output[stream] += String(chunk);
        const address = READY.exec(output.stdout)?.[1];
        if (address) resolve(address);
      });
    }
    void ended.then(({ code, stderr }) => reject(new Error(`It ended with ${code}: ${stderr}`)));
  });
  // Tests may only wait for the end.
  url.catch(() => undefined);
  afterwards(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const said = (words: string) =>
    new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => void (output.stdout.includes(words) && resolve()));
      void ended.then(({ code }) => reject(new Error(`It ended with ${code} without saying ${words}`)));
    });
  return { url, ended, said, kill: (signal) => void child.kill(signal) };
}
