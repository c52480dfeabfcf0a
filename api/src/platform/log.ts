import pino, { type DestinationStream, type Logger } from 'pino';

/** Log ids only: no names, addresses, texts, tokens or passwords. Driver messages may quote values. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination ?? (level === 'silent' ? NOWHERE : toOutput()),
  );
}

/** A stream's timer would outlive the caller. */
const NOWHERE: DestinationStream = { write: () => undefined };

/** A write per line is expensive; flushed on exit. */
const toOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 });

interface ErrorFacts {
  type: string;
  code?: string;
  constraint?: string;
  message?: string;
  stack: string[];
}

function describeError(error: unknown): ErrorFacts | { type: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, driverError } = error as Error & {
    code?: string;
    constraint?: string;
    driverError?: Error;
  };
  if (driverError) return describeError(driverError);
  const fromDriver = code !== undefined;
  return {
    type: error.name,
    ...(fromDriver ? { code } : { message: error.message }),
    ...(constraint !== undefined && { constraint }),
    stack: framesOf(error),
  };
}

/** For deduplication: the logged facts and our first stack frame outside the database layer. */
export function reasonOf(error: unknown): string {
  const { stack = [], ...facts }: Partial<ErrorFacts> = describeError(error);
  return JSON.stringify([facts, stack.find((frame) => IN_FILE.test(frame) && !NOT_OURS.test(frame))]);
}

const IN_FILE = /[\\/].*:\d+\)?$/;
const NOT_OURS = /\bnode:|[\\/]node_modules[\\/]|[\\/]platform[\\/]database[\\/]/;

/** Messages may contain lines like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = start === -1 ? stack : stack.slice(start + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
}
