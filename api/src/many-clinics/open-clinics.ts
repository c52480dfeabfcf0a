import { busy } from '../platform/concurrency-limit';
import { AppError } from '../platform/errors/app-error';
import type { Timers } from '../platform/jobs/timers';

export interface Openable {
  /** Closing would break off work, such as a backup. */
  isBusy(): boolean;
  endStreams(): void;
  /** Starts no further work; resolves when current work ends. */
  settle(): Promise<void>;
  /** Breaks off current work. Returns when the next job is due. */
  close(): Promise<Date | null>;
}

interface Options<Open extends Openable> {
  open(name: string): Promise<Open>;
  onUnopened(name: string, error: unknown): void;
  onClosed(name: string, nextDue: Date | null): void;
  onEndingFailed(name: string, error: unknown): void;
  /** Excludes clinics opened only for jobs. */
  most: number;
  idleMs: number;
  timers: Timers;
}

interface Place<Open> {
  readonly name: string;
  readonly opening: Promise<Open>;
  /** null while opening. */
  clinic: Open | null;
  users: number;
  usedAt: number;
  /** Opened only for jobs. */
  isExtra: boolean;
  /** New requests get a new instance. */
  isRetired: boolean;
  stopWaiting(): void;
}

interface Used<Open> {
  clinic: Open;
  release(): void;
}

const PAUSE_AFTER_FAILURE_MS = 2_000;
const WAITS_MS = 5_000;
const MAY_WAIT = 500;

/**
 * Opens a clinic on its first use; closes it when idle, or when another needs its place. A failure affects only its
 * clinic.
 */
export class OpenClinics<Open extends Openable> {
  private readonly places = new Map<string, Place<Open>>();
  private readonly retired = new Set<Place<Open>>();
  private readonly closing = new Map<string, Promise<void>>();
  private readonly pausedUntil = new Map<string, number>();
  private readonly waiting = new Set<() => void>();

  constructor(private readonly options: Options<Open>) {}

  get size(): number {
    return this.places.size;
  }

  has(name: string): boolean {
    return this.places.has(name);
  }

  /** UNAVAILABLE if it cannot be opened or all places are in use. `isExtra`: takes no place. */
  async use(name: string, { isExtra = false } = {}): Promise<Used<Open>> {
    const place = await this.claim(name, isExtra);
    const release = once(() => this.leave(place));
    try {
      return { clinic: await place.opening, release };
    } catch {
      release();
      throw unavailable();
    }
  }

  /** Closes it if unused. */
  async close(name: string): Promise<void> {
    const place = this.places.get(name);
    if (place && isFree(place)) await this.closePlace(place);
  }

  /** Ends its streams; closes it after its running work. The next request opens it anew. */
  async retire(name: string): Promise<void> {
    this.pausedUntil.delete(name);
    const place = this.places.get(name);
    if (!place) return;
    place.isRetired = true;
    this.places.delete(name);
    this.retired.add(place);
    const clinic = await place.opening.catch(() => null);
    clinic?.endStreams();
    if (place.users === 0) await this.closeRetired(place);
  }

  endStreams(): void {
    for (const { opening } of this.places.values())
      void opening.then((clinic) => clinic.endStreams()).catch(() => null);
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.places.values(), ...this.retired].map((place) => this.closePlace(place)));
    await Promise.all(this.closing.values());
  }

  private async claim(name: string, isExtra: boolean): Promise<Place<Open>> {
    const until = this.options.timers.now() + WAITS_MS;
    for (;;) {
      const place = this.places.get(name);
      // With its first request, an extra clinic takes a place.
      if (place && (isExtra || !place.isExtra || this.hasRoom())) return enter(place, isExtra);
      // A closing clinic still holds its connections.
      if (!place && this.closing.has(name)) await this.closing.get(name);
      else if (!place && (isExtra || this.hasRoom())) this.open(name, isExtra);
      else await this.someoneLeaves(until);
    }
  }

  private open(name: string, isExtra: boolean): void {
    const { open, timers, onUnopened } = this.options;
    if ((this.pausedUntil.get(name) ?? -Infinity) > timers.now()) throw unavailable();
    this.pausedUntil.delete(name);
    const opening = open(name);
    const place: Place<Open> = {
      name,
      opening,
      clinic: null,
      users: 0,
      usedAt: 0,
      isExtra,
      isRetired: false,
      stopWaiting: () => undefined,
    };
    this.places.set(name, place);
    opening.then(
      (clinic) => (place.clinic = clinic),
      (error: unknown) => {
        if (this.places.get(name) === place) this.places.delete(name);
        this.pausedUntil.set(name, timers.now() + PAUSE_AFTER_FAILURE_MS);
        onUnopened(name, error);
      },
    );
  }

  /** Closes the longest unused clinic if necessary. */
  private hasRoom(): boolean {
    const taken = [...this.places.values()].filter((place) => !place.isExtra);
    if (taken.length < this.options.most) return true;
    const [oldest] = taken.filter(isFree).toSorted((a, b) => a.usedAt - b.usedAt);
    if (oldest) void this.closePlace(oldest);
    return oldest !== undefined;
  }

  /** Most requests take milliseconds. UNAVAILABLE if none ends in time, as with streams, or too many wait. */
  private async someoneLeaves(until: number): Promise<void> {
    if (this.waiting.size >= MAY_WAIT) throw busy();
    const isLeft = await new Promise<boolean>((resolve) => {
      const { timers } = this.options;
      const cancel = timers.after(until - timers.now(), async () => end(false));
      const end = (left: boolean): void => {
        this.waiting.delete(wake);
        cancel();
        resolve(left);
      };
      const wake = () => end(true);
      this.waiting.add(wake);
    });
    if (!isLeft) throw busy();
  }

  private leave(place: Place<Open>): void {
    const { timers } = this.options;
    place.users -= 1;
    if (place.users > 0) return;
    // All, because several may wait for one clinic; those without room keep waiting.
    for (const wake of this.waiting) wake();
    if (place.isRetired) return void this.closeRetired(place);
    if (this.places.get(place.name) !== place) return;
    place.usedAt = timers.now();
    this.closeLater(place);
  }

  private closeLater(place: Place<Open>): void {
    const { timers, idleMs } = this.options;
    place.stopWaiting = timers.after(idleMs, async () =>
      isFree(place) ? this.closePlace(place) : this.closeLater(place),
    );
  }

  private async closeRetired(place: Place<Open>): Promise<void> {
    const clinic = await place.opening.catch(() => null);
    await clinic?.settle().catch((error: unknown) => this.options.onEndingFailed(place.name, error));
    if (this.retired.has(place)) await this.closePlace(place);
  }

  private closePlace(place: Place<Open>): Promise<void> {
    const { name } = place;
    place.stopWaiting();
    this.retired.delete(place);
    if (this.places.get(name) === place) this.places.delete(name);
    const closed = this.closed(place).finally(() => {
      if (this.closing.get(name) === closed) this.closing.delete(name);
    });
    this.closing.set(name, closed);
    return closed;
  }

  private async closed({ name, opening }: Place<Open>): Promise<void> {
    const clinic = await opening.catch(() => null);
    if (!clinic) return;
    const nextDue = await clinic.close().catch((error: unknown) => {
      this.options.onEndingFailed(name, error);
      return null;
    });
    this.options.onClosed(name, nextDue);
  }
}

function isFree({ users, clinic }: Place<Openable>): boolean {
  return users === 0 && !clinic?.isBusy();
}

function enter<Open>(place: Place<Open>, isExtra: boolean): Place<Open> {
  place.users += 1;
  place.isExtra &&= isExtra;
  place.stopWaiting();
  return place;
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

const unavailable = (): AppError =>
  new AppError('UNAVAILABLE', 'Por ahora no podemos atenderte. Reintentá en unos segundos', { retryAfterSeconds: 5 });
