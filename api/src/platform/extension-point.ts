export interface Extension {
  /** Idempotent. */
  connect(): void;
}

/** Declared by a lower feature, filled by upper features' `extensions` (ADR 16). */
export class ExtensionPoint<Part> {
  private readonly connected = new Set<Part>();

  /** In the order of features.ts. */
  get parts(): Iterable<Part> {
    return this.connected;
  }

  with(part: Part): Extension {
    return { connect: () => void this.connected.add(part) };
  }
}
