interface RoomUse {
  /** Epoch minutes; the end is exclusive. */
  start: number;
  end: number;
  /** null: a rental. */
  appointmentId: string | null;
}

interface RoomAt<Use> {
  current: Use | null;
  next: Use | null;
}

/**
 * An appointment inside a rental takes precedence; the rental counts only between appointments. `attended`:
 * appointments with a patient who was called early, and so is not the next one.
 */
export function roomAt<Use extends RoomUse>(
  uses: readonly Use[],
  now: number,
  attended: ReadonlySet<string> = new Set(),
): RoomAt<Use> {
  const isAhead = ({ start, appointmentId }: Use) =>
    start > now && (appointmentId === null || !attended.has(appointmentId));
  const inOrder = uses.toSorted((one, other) => one.start - other.start || rank(one) - rank(other));
  const present = inOrder.filter(({ start, end }) => start <= now && now < end);
  return {
    current: present.toSorted((one, other) => rank(one) - rank(other))[0] ?? null,
    next: inOrder.find(isAhead) ?? null,
  };
}

function rank({ appointmentId }: RoomUse): number {
  return appointmentId === null ? 1 : 0;
}
