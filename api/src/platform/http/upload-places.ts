import { busy } from '../concurrency-limit';

interface Place {
  arrival: AbortController;
  isHeld: boolean;
}

/** Limits uploads in memory; the longest arriving one gives way. */
export class UploadPlaces {
  /** Oldest first. */
  private readonly arriving = new Set<Place>();
  private taken = 0;

  constructor(private readonly places: number) {}

  /** `read` must stop on the signal. UNAVAILABLE without a place, or if this upload gave way. */
  async use<Read, Result>(
    read: (signal: AbortSignal) => Promise<Read>,
    work: (read: Read) => Promise<Result>,
  ): Promise<Result> {
    if (this.taken === this.places) this.freeOne();
    this.taken += 1;
    const place: Place = { arrival: new AbortController(), isHeld: true };
    const { signal } = place.arrival;
    this.arriving.add(place);
    try {
      const content = await read(signal);
      signal.throwIfAborted();
      this.arriving.delete(place);
      return await work(content);
    } finally {
      this.arriving.delete(place);
      if (place.isHeld) this.taken -= 1;
    }
  }

  private freeOne(): void {
    const [longest] = this.arriving;
    if (!longest) throw busy();
    this.arriving.delete(longest);
    longest.isHeld = false;
    this.taken -= 1;
    longest.arrival.abort(busy());
  }
}
