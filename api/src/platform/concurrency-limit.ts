import { AppError } from './errors/app-error';

export const busy = (): AppError =>
  new AppError('UNAVAILABLE', 'El sistema está ocupado. Reintentá en unos segundos', { retryAfterSeconds: 5 });

/** Waiting work is limited too, because it takes memory. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    private readonly refusal: () => Error = busy,
    /** Longest wait, in milliseconds. */
    private readonly withinMs?: number,
  ) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Throws the refusal if too many wait, or after `withinMs`. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.mayWait) throw this.refusal();
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(begin), 1);
        reject(this.refusal());
      };
      const timer = this.withinMs === undefined ? undefined : setTimeout(giveUp, this.withinMs);
      this.waiting.push(begin);
    });
  }
}

export class ConcurrencyLimitByKey<Key> {
  private readonly limits = new Map<Key, ConcurrencyLimit>();

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    private readonly refusal: () => AppError = busy,
  ) {}

  async run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const limit = this.limits.get(key) ?? new ConcurrencyLimit(this.atOnce, this.mayWait, this.refusal);
    this.limits.set(key, limit);
    try {
      return await limit.run(work);
    } finally {
      if (limit.isIdle) this.limits.delete(key);
    }
  }
}
