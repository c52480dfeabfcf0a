/** What was asked for has to begin within that time. */
const BEGINS_WITHIN_MS = 60_000;

/**
 * A process makes its nightly backups one at a time, whatever clinics it serves: several would share its cores, and
 * leave other clinics' jobs no place.
 */
export class BackupTurn {
  private readonly running = new Set<object>();
  private reserved: { of: object; until: number } | null = null;

  /** Whether the nightly backup of a database may be asked for now. */
  take(of: object, now = performance.now()): boolean {
    const isReserved = this.reserved !== null && this.reserved.of !== of && this.reserved.until > now;
    if (isReserved || [...this.running].some((other) => other !== of)) return false;
    this.reserved = { of, until: now + BEGINS_WITHIN_MS };
    return true;
  }

  /** Until `work` ends, no other database's turn begins. One that a person asked for waits for nobody's. */
  async hold(of: object, work: () => Promise<unknown>): Promise<void> {
    this.running.add(of);
    if (this.reserved?.of === of) this.reserved = null;
    try {
      await work();
    } finally {
      this.running.delete(of);
    }
  }
}

export const backupTurn = new BackupTurn();
