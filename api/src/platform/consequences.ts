/** How a request handles changes with consequences for patients or professionals. */
export interface Consequences {
  /** Asks first: CONFLICT with the list, unless the call confirms each. Documented REST calls ask only on request. */
  asks: boolean;
  /** Those that the request has brought about without asking. */
  applied: readonly Readonly<{ id: string } & Record<string, unknown>>[];
}
