/** Reproducible (mulberry32). Not for secrets. */
export class Random {
  constructor(private state: number) {}

  /** [0, 1) */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Inclusive. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** RangeError for an empty list. */
  pick<Item>(list: readonly Item[]): Item {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[this.integer(0, list.length - 1)] as Item;
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.integer(0, 15).toString(16));
    hex[12] = '4';
    hex[16] = this.pick(['8', '9', 'a', 'b']);
    const text = hex.join('');
    return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
  }
}
