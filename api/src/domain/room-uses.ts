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

/** An appointment inside a rental takes precedence; the rental counts only between appointments. */
export function roomAt<Use extends RoomUse>(uses: readonly Use[], now: number): RoomAt<Use> {
  const inOrder = uses.toSorted((one, other) => one.start - other.start || rank(one) - rank(other));
  const present = inOrder.filter(({ start, end }) => start <= now && now < end);
  return {
    current: present.toSorted((one, other) => rank(one) - rank(other))[0] ?? null,
    next: inOrder.find(({ start }) => start > now) ?? null,
  };
}

function rank({ appointmentId }: RoomUse): number {
  return appointmentId === null ? 1 : 0;
}
