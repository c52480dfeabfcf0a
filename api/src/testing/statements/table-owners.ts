import { getMetadataArgsStorage } from 'typeorm';

import { features } from '../../features';
import { platformEntities } from '../../platform/entities';
import type { Feature } from '../../platform/feature';
import type { LookedAt, Plan } from './look-at';

/** By the features of the product. */
export const tableOwners = (): TableOwners => new TableOwners(platformEntities, features);

/**
 * Which feature each table belongs to, and what a feature may do with it. The platform stands below all of them, and the
 * demo clinic, which fills every table, above.
 */
export class TableOwners {
  /** From the ground up. */
  private readonly order: readonly string[];
  private readonly ownerOf = new Map<string, string>();
  private readonly tableOfEntity = new Map<string, string>();

  constructor(platformEntities: Feature['entities'] = [], features: readonly Feature[]) {
    this.order = ['platform', ...features.map(({ name }) => name), DEMO];
    for (const { name, entities = [] } of [{ name: 'platform', entities: platformEntities }, ...features]) {
      for (const entity of entities) {
        const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity)!.name!;
        this.ownerOf.set(table, name);
        this.tableOfEntity.set(entity.name, table);
      }
    }
  }

  /** Undefined when there is no entity of that name. */
  tableOf(entity: string): string | undefined {
    return this.tableOfEntity.get(entity);
  }

  isTable(word: string): boolean {
    return this.ownerOf.has(word);
  }

  /** What is wrong when the feature writes the table, else undefined. */
  writeFault(feature: string, table: string): string | undefined {
    const owner = this.ownerOf.get(table);
    return owner === feature || feature === DEMO ? undefined : `writes ${table}, which belongs to ${owner ?? 'nobody'}`;
  }

  /** What is wrong when the feature reads the table, else undefined. */
  readFault(feature: string, table: string): string | undefined {
    const owner = this.ownerOf.get(table);
    if (owner !== undefined && this.order.indexOf(owner) <= this.order.indexOf(feature)) return undefined;
    return `reads ${table}, which belongs to ${owner ?? 'nobody'}`;
  }
}

const DEMO = 'demo';

/** Where a statement, by its plan, writes another feature's table or reads one of a feature above its own, a line each. */
export function ownerFaults({ statement: { name }, plan }: LookedAt, owners: TableOwners): string[] {
  const feature = name.slice(0, name.indexOf('.'));
  const faults = plan ? [...nodesOf(plan)].map((node) => accessFault(node, feature, owners)) : [];
  return [...new Set(faults)].filter((fault) => fault !== undefined).map((fault) => `${name}: it ${fault}`);
}

function accessFault({ 'Relation Name': table, 'Node Type': type }: Plan, feature: string, owners: TableOwners): string | undefined {
  if (table === undefined) return undefined;
  return type === 'ModifyTable' ? owners.writeFault(feature, table) : owners.readFault(feature, table);
}

/** Every node of a plan, from the top. */
export function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}
