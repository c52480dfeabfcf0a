import { readFileSync } from 'node:fs';

export interface Step {
  /** sh runs; ts and graphql are files; json and text are the last step's output. */
  kind: 'sh' | 'ts' | 'graphql' | 'json' | 'text';
  file: string | undefined;
  text: string;
  /** For messages. */
  line: number;
}

const KINDS: readonly string[] = ['sh', 'ts', 'graphql', 'json', 'text'] satisfies Step['kind'][];

/** The code blocks of a Markdown file in order; others, as ```console, are for people. */
export function documentedSteps(path: string): Step[] {
  const document = readFileSync(path, 'utf8');
  return [...document.matchAll(/^```(\w+)(?: (\S+))?\n([^]*?)^```$/gm)]
    .filter(([, kind]) => KINDS.includes(kind!))
    .map(({ 1: kind, 2: file, 3: text, index }) => ({
      kind: kind as Step['kind'],
      file,
      text: text!,
      line: document.slice(0, index).split('\n').length,
    }));
}

/** `shown` may lack keys, and have '…' for values that differ each time. */
export function isAsShown(told: unknown, shown: unknown): boolean {
  if (typeof shown === 'string' && shown.includes('…')) {
    const [before = '', after = ''] = shown.split('…');
    return before + after === '' || (typeof told === 'string' && told.startsWith(before) && told.endsWith(after));
  }
  if (Array.isArray(shown)) return Array.isArray(told) && shown.every((one, index) => isAsShown(told[index], one));
  if (typeof shown !== 'object' || shown === null) return told === shown;
  if (typeof told !== 'object' || told === null) return false;
  return Object.entries(shown).every(([key, one]) => isAsShown((told as Record<string, unknown>)[key], one));
}
