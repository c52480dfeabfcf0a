const BEGINS_WITHIN_MS = 60_000;

/** One nightly backup per process: several would take its cores and job slots. */
export class BackupTurn {
  private readonly running = new Set<object>();
  private reserved: { of: object; until: number } | null = null;

  /** Reserves the turn for a minute; false: another database has it. */
  take(of: object, now = performance.now()): boolean {
    const isReserved = this.reserved !== null && this.reserved.of !== of && this.reserved.until > now;
    if (isReserved || [...this.running].some((other) => other !== of)) return false;
    this.reserved = { of, until: now + BEGINS_WITHIN_MS };
    return true;
  }

  /** Blocks other databases' turns. Backups requested by people do not wait. */
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
