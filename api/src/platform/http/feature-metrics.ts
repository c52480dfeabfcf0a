import { Gauge, type Registry } from 'prom-client';

import type { Context } from '../context';
import type { FeatureGauges } from '../feature';

/** Whose figures they are. */
export interface Gauged {
  database: string;
  /** Of many: its name in the directory, as two servers may have databases of one name. */
  clinic?: string;
}

type Values = readonly (number | null)[];

/** What features tell of each database. Of a clinic that was closed, what it told last. */
export class FeatureMetrics {
  private readonly gauges = new Map<string, Gauge>();
  private readonly figures = new Map<string, Figures[]>();

  constructor(
    private readonly registry: Registry,
    private readonly isServed: (clinic: string) => boolean,
  ) {}

  /**
   * Answers how to close these: asks once more, and tells that until they are opened anew; ages go on. One that is
   * closed late may have been opened anew before.
   */
  open(whose: Gauged, features: readonly FeatureGauges[], contextNow: () => Context): () => Promise<void> {
    const { registry } = this;
    for (const { name, help } of features.flatMap(({ of }) => of)) {
      const gauge = () => new Gauge({ name, help, labelNames: ['database', 'clinic'], registers: [registry] });
      if (!this.gauges.has(name)) this.gauges.set(name, gauge());
    }
    const figures = features.map((feature) => new Figures(whose, feature, contextNow));
    this.figures.set(keyOf(whose), figures);
    return async () => void (await Promise.all(figures.map((one) => one.close())));
  }

  async read(): Promise<void> {
    for (const [key, [first]] of this.figures) {
      const clinic = first?.whose.clinic;
      if (clinic !== undefined && !this.isServed(clinic)) this.figures.delete(key);
    }
    const all = [...this.figures.values()].flat();
    const found = await Promise.all(all.map((figures) => figures.values()));
    // Without a pause, as two may scrape at once.
    for (const gauge of this.gauges.values()) gauge.reset();
    for (const [index, { whose, of }] of all.entries()) {
      for (const [at, { name }] of of.entries()) {
        const value = found[index]![at] ?? null;
        if (value !== null) this.gauges.get(name)!.set({ ...whose }, value);
      }
    }
  }
}

/** Of one feature and one database. */
class Figures {
  private last: { values: Values; at: number } | null = null;
  private isClosed = false;

  constructor(
    readonly whose: Gauged,
    private readonly feature: FeatureGauges,
    private readonly contextNow: () => Context,
  ) {}

  get of() {
    return this.feature.of;
  }

  /** Nothing while it does not answer. */
  async values(): Promise<Values> {
    const ctx = this.contextNow();
    if (this.isClosed) return this.lastAt(ctx.now.getTime());
    return this.feature.read(ctx).then(
      (values) => {
        this.last = { values, at: ctx.now.getTime() };
        return values;
      },
      () => [],
    );
  }

  async close(): Promise<void> {
    await this.values();
    this.isClosed = true;
  }

  private lastAt(now: number): Values {
    if (this.last === null) return [];
    const { values, at } = this.last;
    return values.map((value, index) => (value !== null && this.of[index]!.isAge ? value + (now - at) / 1000 : value));
  }
}

const keyOf = ({ clinic, database }: Gauged) => clinic ?? database;
