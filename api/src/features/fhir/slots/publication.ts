import { ceilToMinute } from '../../../domain/epoch-minute';
import { dateOf } from '../../../domain/clinic-time';
import type { Context } from '../../../platform/context';
import { perDatabase } from '../../../platform/database/per-database';
import { clinicSettings } from '../../settings/settings.service';
import { loadCatalogue, PUBLISHED_DAYS, type Catalogue } from '../catalogue';
import { offered, type Offered } from './offered-rows';
import { PUBLISHED_TOKEN } from './published-token.sql';

/** In slot order. Shared, hence immutable. */
export interface Published extends Readonly<Offered> {
  catalogue: Catalogue;
  at: Date;
}

interface Kept {
  token: string;
  published: Promise<Published>;
  /** As in Offered; null while it is built. */
  until: number | null;
}

/** Valid until a relevant write, or a slot starts too soon. */
export class Publication {
  private kept: Kept | null = null;

  /** Skips the check for some seconds. */
  current(visitor: Context): Promise<Published> {
    return visitor.recent.answer(`fhir published ${ceilToMinute(visitor.now)}`, visitor, async (watched) => {
      const token = await tokenNow(watched);
      return this.stillTrue(watched, token) ?? this.make(watched, token);
    });
  }

  /** null instead of building it. */
  async known(visitor: Context): Promise<Published | null> {
    return this.kept && this.stillTrue(visitor, await tokenNow(visitor));
  }

  private stillTrue(visitor: Context, token: string): Promise<Published> | null {
    const { kept } = this;
    if (kept?.token !== token) return null;
    const present = ceilToMinute(visitor.now);
    return present <= (kept.until ?? present) ? kept.published : null;
  }

  private make(visitor: Context, token: string): Promise<Published> {
    const making: Kept = { token, published: publish(visitor), until: null };
    this.kept = making;
    making.published.then(
      ({ until }) => {
        making.until = until;
      },
      () => {
        if (this.kept === making) this.kept = null;
      },
    );
    return making.published;
  }
}

/** Read before the data, to notice writes in between. */
async function tokenNow(visitor: Context): Promise<string> {
  const { timeZone } = await clinicSettings(visitor);
  const today = dateOf(timeZone, ceilToMinute(visitor.now));
  const [written] = await visitor.db.rows(PUBLISHED_TOKEN, [today, PUBLISHED_DAYS, visitor.now]);
  return `${today} ${written?.token}`;
}

export const publicationOf = perDatabase(() => new Publication());

async function publish(visitor: Context): Promise<Published> {
  const catalogue = await loadCatalogue(visitor);
  const ids = catalogue.professionals.map(({ id }) => id);
  return { catalogue, ...(await offered(visitor, catalogue, ids, catalogue.dates)), at: visitor.now };
}
