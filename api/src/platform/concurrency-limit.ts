import { AppError } from './errors/app-error';

/** What whoever finds no room to wait is told. */
export const busy = (): AppError =>
  new AppError('UNAVAILABLE', 'El sistema está ocupado. Reintentar en unos segundos', { retryAfterSeconds: 5 });

/** Lets a few things happen at once and a few more wait, so that what they hold in memory stays bounded. */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    private readonly refusal: () => AppError = busy,
  ) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Runs `work` when its turn comes; throws the refusal (UNAVAILABLE) at once when too many wait already. */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      // Whoever waited longest takes this place over, and `running` stays.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.mayWait) throw this.refusal();
    return new Promise((resolve) => void this.waiting.push(resolve));
  }
}

/** A gate for each key, kept only while somebody is at it. */
export class Gates<Key> {
  private readonly gates = new Map<Key, Gate>();

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    private readonly refusal: () => AppError = busy,
  ) {}

  /** As Gate.pass, by the key's own gate. */
  async pass<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const gate = this.gates.get(key) ?? new Gate(this.atOnce, this.mayWait, this.refusal);
    this.gates.set(key, gate);
    try {
      return await gate.pass(work);
    } finally {
      if (gate.isIdle) this.gates.delete(key);
    }
  }
}
