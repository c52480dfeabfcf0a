import type { Resource } from '@medplum/fhirtypes';
import { IsNull } from 'typeorm';

import type { Context } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import type { Exchange } from '../exchange/exchange';
import { ID, type CatalogueType } from '../search/catalogue-type';
import { matcherOf, readSearch } from '../search/read-search';
import { searchBundle } from '../search/search-bundle';
import type { FhirType } from './fhir-type';
import { includedIn, referencesOf } from './included-in';

const OF_PROFESSIONALS: ReadonlySet<string> = new Set(['Practitioner', 'PractitionerRole', 'Schedule']);

export const catalogued = (type: CatalogueType): FhirType => ({
  ...listedType(type, async (exchange) => type.all(await exchange.catalogue())),
  references: referencesOf(type),
});

/** Public; few resources, searched in memory. */
export function listedType<Some extends Resource>(
  { name, about, params: own }: Pick<CatalogueType<Some>, 'name' | 'about' | 'params'>,
  all: (exchange: Exchange) => Promise<Some[]>,
): FhirType {
  const params = { _id: ID, ...own };
  return {
    name,
    about,
    isPublic: true,
    params,
    references: {},
    async read(exchange, id) {
      const found = (await all(exchange)).find((resource) => resource.id === id);
      if (found) return found;
      if (OF_PROFESSIONALS.has(name)) await assertNotRemoved(exchange.visitor, id);
      throw notFound(`No existe ese ${name}`);
    },
    async search(exchange) {
      const search = readSearch(params, exchange.query, exchange.handling);
      const catalogue = await exchange.catalogue();
      const matches = matcherOf<Some>(params, search.asked, {
        zone: catalogue.clinic.timeZone,
        base: catalogue.base,
      });
      const found = (await all(exchange)).filter(matches).sort(byId);
      const { after } = search;
      const rest = after === null ? found : found.filter((resource) => byId(resource, { id: after }) > 0);
      const page = rest.slice(0, search.count);
      return searchBundle({
        base: catalogue.base,
        type: name,
        search,
        total: found.length,
        page,
        included: includedIn(catalogue, page, search.includes),
        next: rest.length > page.length ? (page.at(-1)?.id ?? null) : null,
      });
    },
  };
}

/** GONE for removed professionals. */
async function assertNotRemoved({ db }: Context, id: string): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return;
  if (await db.manager.existsBy(ProfessionalEntity, { id: Number(id), userId: IsNull() }))
    throw new AppError('GONE', 'El profesional ya no atiende en la clínica');
}

const ORDER = new Intl.Collator('en', { numeric: true });
const byId = (a: { id?: string }, b: { id?: string }): number => ORDER.compare(a.id ?? '', b.id ?? '');
