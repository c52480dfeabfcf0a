export class Tally {
  won = 0;
  taken = 0;
  readonly faults: string[] = [];
  readonly millis: number[] = [];

  note(outcome: 'won' | 'taken' | { fault: string }, millis: number): void {
    this.millis.push(millis);
    if (outcome === 'won') this.won += 1;
    else if (outcome === 'taken') this.taken += 1;
    else this.faults.push(outcome.fault);
  }
}

export class Tallies {
  readonly byKind = new Map<string, Tally>();

  of(kind: string): Tally {
    let tally = this.byKind.get(kind);
    if (!tally) this.byKind.set(kind, (tally = new Tally()));
    return tally;
  }

  get faults(): string[] {
    return [...this.byKind].flatMap(([kind, { faults }]) => faults.map((fault) => `${kind}: ${fault}`));
  }
}
