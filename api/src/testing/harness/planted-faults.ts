import {
  defaultFieldResolver,
  isIntrospectionType,
  isObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';

import { Random } from '../../demo/make/random';
import { AppError } from '../../platform/errors/app-error';

/** Share of faulty places. */
const FAULTY = 0.12;

export interface PlantedFaults {
  /** Chooses the faulty places of later answers by seed. Null: none. */
  choose(seed: number | null): void;
  /** Restores the schema. */
  remove(): void;
}

/**
 * Makes half of the object fields fail at some places: by a throw, a rejection, null, an Error, a wrong type, or late.
 * Call it before the schema is compiled.
 */
export function plantFaults(schema: GraphQLSchema): PlantedFaults {
  let chosen: number | null = null;
  const removals: (() => void)[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type) || type === schema.getMutationType()) continue;
    for (const field of Object.values(type.getFields())) {
      const isSound = new Random(hashOf(`${type.name}.${field.name}`)).chance(0.5);
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, context, info) => {
        const place = placeOf(info.path);
        const isOfItem = /\/\d+\//.test(place);
        const ask = (): unknown => resolve(source, args, context, info);
        const value = isOfItem ? failingLate(ask) : ask();
        if (chosen === null || isSound) return value;
        return spoiled(new Random(hashOf(`${chosen} ${place}`)), value, isOfItem);
      };
      removals.push(() => {
        if (resolve === defaultFieldResolver) delete field.resolve;
        else field.resolve = resolve;
      });
    }
  }
  return {
    choose(seed) {
      chosen = seed;
    },
    remove() {
      for (const removal of removals) removal();
    },
  };
}

/**
 * If a list's item fails at once, graphql's executor drops the others, and their unhandled rejections fail the test.
 */
function failingLate(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

function spoiled(random: Random, value: unknown, isOfItem: boolean): unknown {
  if (!random.chance(FAULTY)) return value;
  const error = random.chance(0.5) ? new AppError('CONFLICT', 'Así no se puede') : new Error('Rota');
  const thrown = () => {
    throw error;
  };
  const rejected = () => Promise.reject(error);
  const outcome = random.pick([thrown, rejected, () => error, () => null, () => undefined, () => 7, () => value]);
  // The dropped value may reject.
  Promise.resolve(value).catch(() => undefined);
  return isOfItem || random.chance(0.5) ? after(random.integer(1, 5), outcome) : outcome();
}

async function after(ticks: number, work: () => unknown): Promise<unknown> {
  for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
  return work();
}

function placeOf(path: GraphQLResolveInfo['path'] | undefined): string {
  return path === undefined ? '' : `${placeOf(path.prev)}/${path.key}`;
}

function hashOf(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
