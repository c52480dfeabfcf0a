import { setTimeout as pause } from 'node:timers/promises';

import type { TestApp } from './app';

export interface OpenScreen<State> {
  status: number;
  headers: Headers;
  /** null: the stream has ended. Rejects after 5 s. */
  next(): Promise<State | null>;
  close(): void;
}

/** As in a browser. */
export async function openScreen<State>(app: Pick<TestApp, 'url'>, token: string): Promise<OpenScreen<State>> {
  const closing = new AbortController();
  const response = await fetch(`${app.url}/api/screens/${token}/events`, { signal: closing.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<State | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end === -1) {
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
        continue;
      }
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data !== undefined) return JSON.parse(data) as State;
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    next: () => Promise.race([next(), tooLate()]),
    close: () => closing.abort(),
  };
}

async function tooLate(): Promise<never> {
  await pause(5_000, undefined, { ref: false });
  throw new Error('The screen showed nothing for 5 s');
}
