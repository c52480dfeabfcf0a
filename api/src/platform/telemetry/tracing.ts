/** What is told of a step. Nothing personal: no values, texts, addresses of people or of pages; names and counts. */
export interface SpanFacts {
  name: string;
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  attributes?: Readonly<Record<string, string | number>>;
}

export interface Span {
  rename(name: string): void;
  set(attributes: Readonly<Record<string, string | number>>): void;
  /** `reason`: a kind of failure, never a message. */
  fail(reason: string): void;
  end(): void;
}

export interface Tracer {
  /** Below the step that runs, or below another program's, by its `traceparent`. */
  open(facts: SpanFacts, traceparent?: string): Span;
  /** What `work` does stands below it. */
  within<Result>(span: Span, work: () => Result): Result;
  /** Whether a step runs. */
  isWithin(): boolean;
  /** Of the step that runs: for the next program. Undefined outside of any. */
  traceparent(): string | undefined;
}

let tracer: Tracer | null = null;

/** One for the program; null: nothing is traced, and costs a comparison. */
export function traceWith(one: Tracer | null): void {
  tracer = one;
}

export const isTracing = (): boolean => tracer !== null;

/** Below nothing a statement is no step: an idle server looks every so often. */
export const isWithinSpan = (): boolean => tracer !== null && tracer.isWithin();

export const traceparent = (): string | undefined => tracer?.traceparent();

/** A step that ends by events, or null where nothing is traced. */
export function openSpan(facts: SpanFacts, parent?: string): Span | null {
  return tracer && tracer.open(facts, parent);
}

export function withinSpan<Result>(span: Span | null, work: () => Result): Result {
  return tracer === null || span === null ? work() : tracer.within(span, work);
}

/** `work` as a step of its own. */
export async function traced<Result>(facts: SpanFacts, work: (span: Span | null) => Promise<Result>): Promise<Result> {
  if (tracer === null) return work(null);
  const span = tracer.open(facts);
  try {
    return await tracer.within(span, () => work(span));
  } catch (error) {
    span.fail(failureKind(error));
    throw error;
  } finally {
    span.end();
  }
}

/** A message can quote a person. */
function failureKind(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : typeof name === 'string' ? name : typeof error;
}
