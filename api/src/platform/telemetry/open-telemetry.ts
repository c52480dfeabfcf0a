import {
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';

import { VERSION } from '../version';
import { traceWith, type Span, type SpanFacts, type Tracer } from './tracing';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};
/** Between warnings about an unreachable collector. */
const TOLD_EVERY_MS = 600_000;

/** The SDK reads OTEL_… variables. Returns a function that flushes and stops. */
export function openTelemetry(log: Logger): () => Promise<void> {
  logExportFaults(log);
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'turnero', 'service.version': VERSION }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  traceWith(new OpenTelemetryTracer(provider, contexts));
  return async () => {
    traceWith(null);
    await provider.shutdown().catch(() => undefined);
    context.disable();
    diag.disable();
  };
}

class OpenTelemetryTracer implements Tracer {
  private readonly tracer;
  private readonly propagator = new W3CTraceContextPropagator();
  private readonly contexts = new WeakMap<Span, Context>();

  constructor(
    provider: BasicTracerProvider,
    private readonly active: AsyncLocalStorageContextManager,
  ) {
    this.tracer = provider.getTracer('turnero', VERSION);
  }

  open({ name, kind, attributes = {} }: SpanFacts, traceparent?: string): Span {
    const parent = traceparent === undefined ? this.active.active() : this.placeOf(traceparent);
    const options = { kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind], attributes: { ...attributes } };
    const open = this.tracer.startSpan(name, options, parent);
    const span: Span = {
      rename: (another) => void open.updateName(another),
      set: (more) => void open.setAttributes({ ...more }),
      fail: (reason) => void open.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR }),
      end: () => open.end(),
    };
    this.contexts.set(span, trace.setSpan(parent, open));
    return span;
  }

  within<Result>(span: Span, work: () => Result): Result {
    return this.active.with(this.contexts.get(span) ?? ROOT_CONTEXT, work);
  }

  isWithin(): boolean {
    return trace.getSpan(this.active.active()) !== undefined;
  }

  traceparent(): string | undefined {
    const carrier: { traceparent?: string } = {};
    this.propagator.inject(this.active.active(), carrier, {
      set: (to, key, value) => Object.assign(to, { [key]: value }),
    });
    return carrier.traceparent;
  }

  private placeOf(traceparent: string): Context {
    return this.propagator.extract(
      ROOT_CONTEXT,
      { traceparent },
      {
        get: (from, key) => (key === 'traceparent' ? from.traceparent : undefined),
        keys: () => ['traceparent'],
      },
    );
  }
}

/** Without the SDK's messages, which may quote passwords. */
function logExportFaults(log: Logger): void {
  let loggedAt = -Infinity;
  const logFaults = () => {
    if (performance.now() - loggedAt < TOLD_EVERY_MS) return;
    loggedAt = performance.now();
    log.warn('traces cannot be exported: check the collector and the OTEL_… variables');
  };
  const quiet = () => undefined;
  diag.setLogger({ error: logFaults, warn: logFaults, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
}
