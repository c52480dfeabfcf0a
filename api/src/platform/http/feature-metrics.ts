import { Gauge, type Registry } from 'prom-client';

import type { Clock } from '../clock';
import type { Context } from '../context';
import type { FeatureGauges, GaugedRow } from '../feature';
import type { RepeatedFaults } from '../repeated-faults';

export interface Gauged {
  database: string;
  /** Servers may have databases of one name. */
  clinic?: string;
}

/** Closing may come after a reopening. */
export interface OpenFigures {
  /** Exports the last values until the clinic reopens; ages grow. */
  keep(): Promise<void>;
  empty(): void;
}

/** Metrics per database; closed clinics keep their last values. */
export class FeatureMetrics {
  private readonly gauges = new Map<string, Gauge>();
  private readonly figures = new Map<string, Map<FeatureGauges, Figures>>();

  constructor(
    private readonly registry: Registry,
    private readonly clock: Clock,
    private readonly isServed: (clinic: string) => boolean,
  ) {}

  open(whose: Gauged, feature: FeatureGauges, faults: RepeatedFaults, contextNow: () => Context): OpenFigures {
    const { registry } = this;
    const labelNames = ['database', 'clinic', ...(feature.labels ?? [])];
    for (const { name, help } of feature.of) {
      const gauge = () => new Gauge({ name, help, labelNames, registers: [registry] });
      if (!this.gauges.has(name)) this.gauges.set(name, gauge());
    }
    const figures = new Figures(whose, feature, this.clock, faults, contextNow);
    const key = whose.clinic ?? whose.database;
    this.figures.set(key, new Map(this.figures.get(key)).set(feature, figures));
    return figures;
  }

  async read(): Promise<ReadonlySet<FeatureGauges>> {
    for (const [key, ofOne] of this.figures) {
      const [first] = ofOne.values();
      const clinic = first?.whose.clinic;
      if (clinic !== undefined && !this.isServed(clinic)) this.figures.delete(key);
    }
    const all = [...this.figures.values()].flatMap((ofOne) => [...ofOne.values()]);
    const found = await Promise.all(all.map((figures) => figures.rows()));
    // Synchronous, because two scrapes may overlap.
    for (const gauge of this.gauges.values()) gauge.reset();
    for (const [index, figures] of all.entries()) this.sample(figures, found[index] ?? []);
    return new Set(all.filter((_, index) => found[index] === null).map(({ feature }) => feature));
  }

  private sample({ whose, feature: { of } }: Figures, rows: readonly GaugedRow[]): void {
    for (const { labels, values } of rows) {
      for (const [at, { name }] of of.entries()) {
        const value = values[at] ?? null;
        if (value !== null) this.gauges.get(name)!.set({ ...whose, ...labels }, value);
      }
    }
  }
}

/** Once closed, it must not hold the clinic's context. */
class Figures implements OpenFigures {
  private last: { rows: readonly GaugedRow[]; at: number } | null = null;

  constructor(
    readonly whose: Gauged,
    readonly feature: FeatureGauges,
    private readonly clock: Clock,
    private readonly faults: RepeatedFaults,
    private contextNow: (() => Context) | null,
  ) {}

  /** null: open, but unreadable. */
  async rows(): Promise<readonly GaugedRow[] | null> {
    if (this.contextNow === null) return this.lastNow();
    const ctx = this.contextNow();
    const rows = await this.feature.read(ctx).catch((err: unknown) => this.noteUnread(err));
    // Closed meanwhile: closing read newer values.
    if (this.contextNow === null) return this.lastNow();
    if (rows === null) return null;
    this.faults.works(this.what, 'figures for /metrics can be read again', { figures: this.name });
    this.last = { rows, at: ctx.now.getTime() };
    return rows;
  }

  async keep(): Promise<void> {
    await this.rows();
    this.contextNow = null;
  }

  empty(): void {
    this.last = null;
    this.contextNow = null;
  }

  private get name(): string {
    return this.feature.of[0]!.name;
  }

  private get what(): string {
    return `figures ${this.name}`;
  }

  private noteUnread(err: unknown): null {
    if (this.contextNow !== null)
      this.faults.failed(this.what, { err, figures: this.name }, 'figures for /metrics cannot be read');
    return null;
  }

  private lastNow(): readonly GaugedRow[] {
    if (this.last === null) return [];
    const { rows, at } = this.last;
    const older = (this.clock().getTime() - at) / 1000;
    return rows.map(({ labels, values }) => ({
      ...(labels && { labels }),
      values: values.map((value, index) => (value !== null && this.feature.of[index]!.isAge ? value + older : value)),
    }));
  }
}
