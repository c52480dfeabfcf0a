import { busy } from '../concurrency-limit';

interface Place {
  arrival: AbortController;
  /** False once it was given to somebody newer. */
  isHeld: boolean;
}

/**
 * Bounds how many uploads are held in memory. Whoever sends slowly keeps no place from others: when all are taken, the
 * one that has been arriving for longest gives way. How slowly one may come at all is the server's rule for every body.
 */
export class UploadPlaces {
  /** Those whose file is still arriving, longest first. */
  private readonly arriving = new Set<Place>();
  private taken = 0;

  constructor(private readonly places: number) {}

  /**
   * Reads, which has to end with the signal, and works on what was read. UNAVAILABLE when every place is at work or
   * somebody newer needed this one.
   */
  async use<Read, Result>(read: (signal: AbortSignal) => Promise<Read>, work: (read: Read) => Promise<Result>): Promise<Result> {
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
