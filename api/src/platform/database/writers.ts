import { ConcurrencyLimit } from '../concurrency-limit';
import { AppError } from '../errors/app-error';
import type { PromptClient } from './heard-client';

/** The longest that a write waits for its turn; then as long again for a connection at most. */
const TURN_WITHIN_MS = 5_000;
/** How long a commit may take before PostgreSQL is asked whether it waits for a standby, and from then on how often. */
const LOOK_EVERY_MS = 3_000;
/** How long a silent commit keeps its connection while PostgreSQL can't be asked, because reads hold all the others. */
const UNKNOWN_FOR_MS = 15_000;

/** Is called where all is written and only PostgreSQL's word is left to come: at COMMIT, or with a statement by itself. */
export type Committing = (client: PromptClient) => void;

/**
 * What a pool's writes share. A quarter of the connections is never theirs: while PostgreSQL's synchronous standby is gone
 * every commit waits, its connection with it, and reads go on. Nothing ends such a wait but the standby: a connection that
 * is closed leaves a session of the server behind, so it is kept, and its turn with it, until the answer comes. Whoever
 * waits for it is told after LOOK_EVERY_MS that nobody knows, and whoever wants to write meanwhile is refused at once.
 */
export class Writers {
  private readonly turns: ConcurrencyLimit;
  private readonly held = new Set<symbol>();
  private looking: Promise<boolean | null> | null = null;
  private listener: (isHeldUp: boolean) => void = () => undefined;

  /** `doCommitsWait` asks PostgreSQL whether commits wait for a standby. */
  constructor(connections: number, private readonly doCommitsWait: () => Promise<boolean>) {
    this.turns = new ConcurrencyLimit(connections - Math.floor(connections / 4), Infinity, noConnection, TURN_WITHIN_MS);
  }

  /** How many commits are known to wait for a standby. */
  get heldUp(): number {
    return this.held.size;
  }

  /** `listener` is told when the first commit is found to wait for a standby, and when none does any more. */
  listen(listener: (isHeldUp: boolean) => void): void {
    this.listener = listener;
  }

  /**
   * Runs `write` in its turn, which ends when it does. Rejects before, UNAVAILABLE, when its commit waits for a standby: it
   * goes on, and may be done in the end.
   */
  run<Result>(write: (committing: Committing) => Promise<Result>): Promise<Result> {
    if (this.held.size > 0) return Promise.reject(readsOnly());
    return new Promise((resolve, reject) => {
      this.turns.run(() => this.watched(write, () => reject(unknownOutcome()))).then(resolve, reject);
    });
  }

  private async watched<Result>(write: (committing: Committing) => Promise<Result>, onHeld: () => void): Promise<Result> {
    const turn = Symbol();
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    let isUnknown = true;
    const look = async () => {
      const waits = await this.look();
      if (isOver || waits === null) return;
      isUnknown = false;
      this.note(turn, waits);
      if (waits) onHeld();
    };
    try {
      return await write((client) => {
        // Left there: whoever has the connection next says it anew, or nobody and then it is false.
        const unknownUntil = performance.now() + UNKNOWN_FOR_MS;
        client.mayBeSilent = () => this.held.has(turn) || (isUnknown && performance.now() < unknownUntil);
        timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
      });
    } finally {
      isOver = true;
      clearInterval(timer);
      this.note(turn, false);
    }
  }

  private note(turn: symbol, isHeld: boolean): void {
    const before = this.held.size;
    if (isHeld) this.held.add(turn);
    else this.held.delete(turn);
    if ((before > 0) !== (this.held.size > 0)) this.listener(isHeld);
  }

  /** One question for all that want to know at the same time; null without an answer, which changes nothing. */
  private look(): Promise<boolean | null> {
    return (this.looking ??= this.doCommitsWait()
      .catch(() => null)
      .finally(() => void (this.looking = null)));
  }
}

/** Thrown for what is not written, or not surely, while commits wait for a standby. The log says that once, when it begins. */
export class HeldUp extends AppError {
  constructor(message: string) {
    super('UNAVAILABLE', message, { retryAfterSeconds: 10 });
  }
}

const readsOnly = () => new HeldUp('Por ahora no se puede guardar nada, solo consultar. Reintentá en unos segundos');
const unknownOutcome = () => new HeldUp('Todavía no sabemos si se guardó: el sistema espera una confirmación. Fijate en unos segundos');

/** In PostgreSQL's words, for the log and the person alike. */
const noConnection = () => Object.assign(new Error('no connection was free for a write'), { code: '53300' });
