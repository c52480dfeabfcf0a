/** What a feature adds at another's extension point, as its feature.ts lists it. */
export interface Extension {
  /** Puts it into force; a second time changes nothing. */
  connect(): void;
}

/**
 * Where features that stand on another take part in what it does, though it does not know them: the lower one declares the
 * point and calls its `parts`, an upper one lists what it adds among the `extensions` of its feature.ts.
 */
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
