interface Sample {
  /** Seen values by label. */
  labels: Map<string, Set<string>>;
}

/** In every series. */
const OF_PROMETHEUS = ['job', 'instance'];
/** With many clinics. */
const OF_MANY = ['clinic'];

/** By name. */
export class ScrapedMetrics {
  private readonly metrics = new Map<string, Sample>();

  constructor(text: string) {
    // Whether Prometheus got an answer.
    this.metrics.set('up', { labels: new Map() });
    for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      const ends = type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
      for (const end of ends) this.metrics.set(name! + end, this.metrics.get(name! + end) ?? { labels: new Map() });
    }
    for (const [, name, labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
      const seen = this.metrics.get(name!)!.labels;
      for (const [, label, value] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
        seen.set(label!, (seen.get(label!) ?? new Set()).add(value!));
      }
    }
  }

  /** A line for each unknown metric or label of a PromQL query. */
  faultsOf(expr: string): string[] {
    const selectors = selectorsIn(expr);
    if (selectors.length === 0) return ['it asks for nothing'];
    const labels = selectors.flatMap(({ name }) => [...(this.metrics.get(name)?.labels.keys() ?? [])]);
    const known = new Set([...OF_PROMETHEUS, ...OF_MANY, ...labels]);
    return [
      ...selectors.flatMap((selector) => this.faultsOfSelector(selector)),
      ...groupsIn(expr).flatMap((label) => (known.has(label) ? [] : [`nothing has the label ${label}`])),
    ];
  }

  private faultsOfSelector({ name, labels }: Selector): string[] {
    const metric = this.metrics.get(name);
    if (!metric) return [`${name} is not told`];
    // Other programs export the same metrics.
    if (!labels.some(({ label, value }) => label === 'job' && value === 'turnero')) return [`${name} is anybody's`];
    return labels
      .filter(({ label }) => !OF_PROMETHEUS.includes(label))
      .filter(({ label, value, isPattern }) => !isSeen(metric.labels.get(label), value, isPattern))
      .map(({ label, value }) => `${name} has no ${label} ${value}`);
  }
}

interface Selector {
  name: string;
  labels: { label: string; value: string; isPattern: boolean }[];
}

const GROUP = /\b(?:by|on) \(([^)]*)\)/g;
const WORDS = new Set(['or', 'unless']);

/** Each metric with its selectors. */
function selectorsIn(expr: string): Selector[] {
  const bare = expr.replace(GROUP, ' ').replace(/\[\w+\]/g, ' ');
  return Array.from(bare.matchAll(/\b([a-z]\w*)\b(?:\{([^}]*)\})?(?!\s*\()/g), ([, name, selector = '']) => ({
    name: name!,
    labels: Array.from(selector.matchAll(/(\w+)=(~?)"([^"]*)"/g), ([, label, pattern, value]) => ({
      label: label!,
      value: value!,
      isPattern: pattern === '~',
    })),
  })).filter(({ name }) => !WORDS.has(name));
}

const groupsIn = (expr: string) => Array.from(expr.matchAll(GROUP), ([, labels]) => labels!.split(/, ?/)).flat();

function isSeen(values: Set<string> | undefined, value: string, isPattern: boolean): boolean {
  if (!values) return false;
  // A healthy server has none.
  if (value === '5..') return true;
  return isPattern ? [...values].some((one) => new RegExp(`^(${value})$`).test(one)) : values.has(value);
}
