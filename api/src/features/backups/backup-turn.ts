/** What was asked for has to begin within that time. */
const BEGINS_WITHIN_MS = 60_000;

const running = new Set<object>();
let reserved: { of: object; until: number } | null = null;

/**
 * Whether the nightly backup of a database may be asked for now. A process makes them one at a time, whatever clinics
 * it serves: several would share its cores, and leave other clinics' jobs no place.
 */
export function takeTurn(of: object, now = performance.now()): boolean {
  const isReserved = reserved !== null && reserved.of !== of && reserved.until > now;
  if (isReserved || [...running].some((other) => other !== of)) return false;
  reserved = { of, until: now + BEGINS_WITHIN_MS };
  return true;
}

/** Until `work` ends, no other database's turn begins. One that a person asked for waits for nobody's. */
export async function inTurn(of: object, work: () => Promise<unknown>): Promise<void> {
  running.add(of);
  if (reserved?.of === of) reserved = null;
  try {
    await work();
  } finally {
    running.delete(of);
  }
}
