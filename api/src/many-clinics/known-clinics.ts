import type { Timers } from '../platform/jobs/timers';
import type { RepeatedFaults } from '../platform/repeated-faults';
import type { ClinicListing } from './directory/clinic-listing';
import type { Directory } from './directory/directory';

const LOOK_EVERY_MS = 5_000;
/** An unknown host may be new. */
const LOOK_AGAIN_MS = 1_000;

interface Options {
  directory: Pick<Directory, 'version' | 'list'>;
  faults: RepeatedFaults;
  timers: Timers;
  onChange(name: string): void;
}

/** As last read; still used while the directory cannot be read. */
export class KnownClinics {
  private version = '';
  private byName: ReadonlyMap<string, ClinicListing> = new Map();
  private byHost: ReadonlyMap<string, ClinicListing> = new Map();
  private reading: Promise<boolean> | null = null;
  private readAt = -Infinity;
  private cancel = (): void => undefined;

  constructor(private readonly options: Options) {}

  /** Rejects if the directory cannot be read. */
  async start(): Promise<void> {
    if (!(await this.read())) throw new Error('The directory of clinics cannot be read');
    this.lookLater();
  }

  stop(): void {
    this.cancel();
  }

  /** Includes suspended clinics. */
  get all(): Iterable<ClinicListing> {
    return this.byName.values();
  }

  named(name: string): ClinicListing | undefined {
    return this.byName.get(name);
  }

  /** undefined: unknown or suspended. */
  async at(host: string): Promise<ClinicListing | undefined> {
    const { timers } = this.options;
    if (!this.byHost.has(host) && timers.now() - this.readAt >= LOOK_AGAIN_MS) await this.read();
    const found = this.byHost.get(host);
    return found?.isSuspended ? undefined : found;
  }

  /** Parallel callers share the read. */
  read(): Promise<boolean> {
    return (this.reading ??= this.readOnce().finally(() => void (this.reading = null)));
  }

  private lookLater(): void {
    this.cancel = this.options.timers.after(LOOK_EVERY_MS, async () => {
      await this.read();
      this.lookLater();
    });
  }

  private async readOnce(): Promise<boolean> {
    const { directory, faults, timers } = this.options;
    this.readAt = timers.now();
    try {
      // First, so that a change during the read is noticed next time.
      const version = await directory.version();
      if (version !== this.version) this.take(await directory.list());
      this.version = version;
      faults.works('directory', 'the directory of clinics is read again');
      return true;
    } catch (err) {
      faults.failed('directory', { err }, 'the directory of clinics cannot be read: the last listing stays in use');
      return false;
    }
  }

  private take(listings: readonly ClinicListing[]): void {
    const before = this.byName;
    this.byName = new Map(listings.map((listing) => [listing.name, listing]));
    this.byHost = new Map(listings.flatMap((listing) => listing.hosts.map((host) => [host, listing])));
    for (const [name, listing] of before) {
      if (JSON.stringify(this.byName.get(name)) !== JSON.stringify(listing)) this.options.onChange(name);
    }
  }
}
