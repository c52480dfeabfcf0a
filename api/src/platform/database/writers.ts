import { ConcurrencyLimit } from '../concurrency-limit';
import { AppError } from '../errors/app-error';
import type { PromptClient } from './heard-client';

/** Longest wait for a turn, and again for a connection. */
const TURN_WITHIN_MS = 5_000;
/** How often a slow commit looks for a waiting standby. */
const LOOK_EVERY_MS = 3_000;
/** Keeps silent commits' connections while reads hold all others: PostgreSQL cannot be asked. */
const UNKNOWN_FOR_MS = 15_000;

/** Called just before COMMIT, or before a single statement. */
export type Committing = (client: PromptClient) => void;

export type WrittenListener = (tables: ReadonlySet<string>) => void;

/** Keeps a quarter of the pool for reads, and connections of commits that wait for a standby (ADR 62). */
export class Writers {
  private readonly turns: ConcurrencyLimit;
  private readonly held = new Set<symbol>();
  private looking: Promise<boolean | null> | null = null;
  private listener: (isHeldUp: boolean) => void = () => undefined;
  private readonly followers = new Set<WrittenListener>();

  constructor(
    connections: number,
    private readonly doCommitsWait: () => Promise<boolean>,
  ) {
    this.turns = new ConcurrencyLimit(
      connections - Math.floor(connections / 4),
      Infinity,
      noConnection,
      TURN_WITHIN_MS,
    );
  }

  get heldUp(): number {
    return this.held.size;
  }

  listen(listener: (isHeldUp: boolean) => void): void {
    this.listener = listener;
  }

  follow(follower: WrittenListener): () => void {
    this.followers.add(follower);
    return () => void this.followers.delete(follower);
  }

  tellWritten(tables: ReadonlySet<string>): void {
    if (tables.size > 0) for (const follower of this.followers) follower(tables);
  }

  /** UNAVAILABLE if the commit waits for a standby; it may still succeed. */
  run<Result>(write: (committing: Committing) => Promise<Result>): Promise<Result> {
    if (this.held.size > 0) return Promise.reject(readsOnly());
    return new Promise((resolve, reject) => {
      this.turns.run(() => this.watched(write, () => reject(unknownOutcome()))).then(resolve, reject);
    });
  }

  private async watched<Result>(
    write: (committing: Committing) => Promise<Result>,
    onHeld: () => void,
  ): Promise<Result> {
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
    if (before > 0 !== this.held.size > 0) this.listener(isHeld);
  }

  /** null: unknown. */
  private look(): Promise<boolean | null> {
    return (this.looking ??= this.doCommitsWait()
      .catch(() => null)
      .finally(() => void (this.looking = null)));
  }
}

/** Logged when commits begin to wait, not per request. */
export class HeldUp extends AppError {
  constructor(message: string) {
    super('UNAVAILABLE', message, { retryAfterSeconds: 10 });
  }
}

const readsOnly = () => new HeldUp('Por ahora no se puede guardar nada, solo consultar. Reintentá en unos segundos');
const unknownOutcome = () =>
  new HeldUp('Todavía no sabemos si se guardó: el sistema espera una confirmación. Fijate en unos segundos');

/** too_many_connections. */
const noConnection = () => Object.assign(new Error('no connection was free for a write'), { code: '53300' });
