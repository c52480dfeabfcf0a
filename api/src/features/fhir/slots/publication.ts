import { ceilToMinute } from '../../../domain/epoch-minute';
import { dateOf } from '../../../domain/clinic-time';
import type { Context } from '../../../platform/context';
import { perDatabase } from '../../../platform/database/per-database';
import { clinicSettings } from '../../settings/settings.service';
import { slotQuery } from '../../slots/look-for-slots';
import { loadCatalogue, PUBLISHED_DAYS, type Catalogue } from '../catalogue';
import { offeredRows } from './offered-rows';
import { PUBLISHED_TOKEN, SEEN } from './published-token.sql';
import type { SlotRow } from './slot-row';

/** Never changed: requests share it. */
export interface Published {
  catalogue: Catalogue;
  /** All slots of the coming days, in slot order. */
  rows: readonly SlotRow[];
  at: Date;
}

interface Kept {
  /** The database as it was when the token was last read. */
  seen: string | undefined;
  /** Of what was read, and the date. */
  token: string;
  published: Promise<Published>;
  /** The first of its slots: from then on that one is too near to be booked. null while it is made. */
  firstStart: number | null;
}

/** Made once, and again when something was written that it tells, or a slot has come too near. */
export class Publication {
  private kept: Kept | null = null;

  /** As other public answers, for some seconds without a look at the database. */
  current(visitor: Context): Promise<Published> {
    const question = `fhir published ${ceilToMinute(visitor.now)}`;
    return visitor.recent.answer(question, visitor, (watched) => this.look(watched));
  }

  private async look(visitor: Context): Promise<Published> {
    const { db } = visitor;
    const { timeZone } = await clinicSettings(visitor);
    const today = dateOf(timeZone, ceilToMinute(visitor.now));
    const { earliestStart } = slotQuery(visitor, { defaultDurationMinutes: null }, []);
    const isInTime = ({ firstStart }: Kept) => earliestStart <= (firstStart ?? earliestStart);
    const known = this.kept;
    if (known?.token.startsWith(today) && isInTime(known)) {
      const [now] = await db.rows(SEEN, []);
      if (now?.seen === known.seen) return known.published;
    }
    // Before what it stands for is read, so that a write meanwhile is seen the next time.
    const [written] = await db.rows(PUBLISHED_TOKEN, [today, PUBLISHED_DAYS]);
    const token = `${today} ${written?.token}`;
    const { kept } = this;
    if (kept?.token !== token || !isInTime(kept)) return this.make(visitor, { seen: written?.seen, token });
    kept.seen = written?.seen;
    return kept.published;
  }

  private make(visitor: Context, read: Pick<Kept, 'seen' | 'token'>): Promise<Published> {
    const making: Kept = { ...read, published: publish(visitor), firstStart: null };
    this.kept = making;
    making.published.then(
      ({ rows }) => {
        making.firstStart = rows[0]?.start ?? Infinity;
      },
      () => {
        if (this.kept === making) this.kept = null;
      },
    );
    return making.published;
  }
}

/** The clinic's. */
export const publicationOf = perDatabase(() => new Publication());

async function publish(visitor: Context): Promise<Published> {
  const catalogue = await loadCatalogue(visitor);
  const ids = catalogue.professionals.map(({ id }) => id);
  return { catalogue, rows: await offeredRows(visitor, catalogue, ids, catalogue.dates), at: visitor.now };
}
