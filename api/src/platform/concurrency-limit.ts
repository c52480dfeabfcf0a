import { AppError } from './errors/app-error';

/** What whoever finds no room to wait is told. */
export const busy = (): AppError =>
  new AppError('UNAVAILABLE', 'El sistema está ocupado. Reintentá en unos segundos', { retryAfterSeconds: 5 });

/** Lets a few things happen at once and a few more wait, so that what they hold in memory stays bounded. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    private readonly refusal: () => Error = busy,
    /** How long each may wait, in milliseconds; absent: as long as it takes. */
    private readonly withinMs?: number,
  ) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Runs `work` when its turn comes; throws the refusal at once when too many wait already, or when its time is over. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
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

/** A limit for each key, kept only while something of it runs. */
export class ConcurrencyLimitByKey<Key> {
  private readonly limits = new Map<Key, ConcurrencyLimit>();

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    private readonly refusal: () => AppError = busy,
  ) {}

  /** As ConcurrencyLimit.run, by the key's own limit. */
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
