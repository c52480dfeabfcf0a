import { getMetadataArgsStorage } from 'typeorm';

import { features } from '../../features';
import { platformEntities } from '../../platform/entities';
import type { Feature } from '../../platform/feature';
import type { LookedAt, Plan } from './look-at';

let ofProduct: TableOwners | undefined;

export const tableOwners = (): TableOwners => (ofProduct ??= new TableOwners(platformEntities, features));

/**
 * A table belongs to the lowest feature with an entity of it. The platform is below all features; the app is above and
 * reads all tables; the demo clinic also fills them.
 */
export class TableOwners {
  /** Lowest first. */
  private readonly order: readonly string[];
  private readonly ownerOf = new Map<string, string>();
  private readonly tableOfEntity = new Map<string, string>();

  constructor(platformEntities: Feature['entities'] = [], features: readonly Feature[]) {
    this.order = ['platform', ...features.map(({ name }) => name), APP, DEMO];
    for (const { name, entities = [] } of [{ name: 'platform', entities: platformEntities }, ...features]) {
      for (const entity of entities) {
        const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity)!.name!;
        if (!this.ownerOf.has(table)) this.ownerOf.set(table, name);
        this.tableOfEntity.set(entity.name, table);
      }
    }
  }

  tableOf(entity: string): string | undefined {
    return this.tableOfEntity.get(entity);
  }

  isTable(word: string): boolean {
    return this.ownerOf.has(word);
  }

  /** undefined: the feature may write the table. */
  writeFault(feature: string, table: string): string | undefined {
    const owner = this.ownerOf.get(table);
    return owner === feature || feature === DEMO ? undefined : `writes ${table}, which belongs to ${owner ?? 'nobody'}`;
  }

  /** undefined: the feature may read the table. */
  readFault(feature: string, table: string): string | undefined {
    const owner = this.ownerOf.get(table);
    if (owner !== undefined && this.order.indexOf(owner) <= this.order.indexOf(feature)) return undefined;
    return `reads ${table}, which belongs to ${owner ?? 'nobody'}`;
  }
}

const APP = 'app';
const DEMO = 'demo';

/** From the plan, a line each. */
export function ownerFaults({ statement: { name }, plan }: LookedAt, owners: TableOwners): string[] {
  const feature = name.slice(0, name.indexOf('.'));
  const faults = plan ? [...nodesOf(plan)].map((node) => accessFault(node, feature, owners)) : [];
  return [...new Set(faults)].filter((fault) => fault !== undefined).map((fault) => `${name}: it ${fault}`);
}

function accessFault(
  { 'Relation Name': table, 'Node Type': type }: Plan,
  feature: string,
  owners: TableOwners,
): string | undefined {
  if (table === undefined) return undefined;
  return type === 'ModifyTable' ? owners.writeFault(feature, table) : owners.readFault(feature, table);
}

export function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}
