/** Names and counts; no values, texts or addresses. */
export interface SpanFacts {
  name: string;
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  attributes?: Readonly<Record<string, string | number>>;
}

export interface Span {
  rename(name: string): void;
  set(attributes: Readonly<Record<string, string | number>>): void;
  /** `reason`: a kind of failure, not a message. */
  fail(reason: string): void;
  end(): void;
}

export interface Tracer {
  /** Child of the current span, or of `traceparent`'s. */
  open(facts: SpanFacts, traceparent?: string): Span;
  within<Result>(span: Span, work: () => Result): Result;
  isWithin(): boolean;
  /** For other programs; undefined outside a span. */
  traceparent(): string | undefined;
}

let tracer: Tracer | null = null;

/** null disables tracing. */
export function traceWith(one: Tracer | null): void {
  tracer = one;
}

export const isTracing = (): boolean => tracer !== null;

/** Other statements are not traced: an idle server polls. */
export const isWithinSpan = (): boolean => tracer !== null && tracer.isWithin();

export const traceparent = (): string | undefined => tracer?.traceparent();

/** End it yourself; null without tracing. */
export function openSpan(facts: SpanFacts, parent?: string): Span | null {
  return tracer && tracer.open(facts, parent);
}

export function withinSpan<Result>(span: Span | null, work: () => Result): Result {
  return tracer === null || span === null ? work() : tracer.within(span, work);
}

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

/** The message could quote a person. */
function failureKind(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : typeof name === 'string' ? name : typeof error;
}
