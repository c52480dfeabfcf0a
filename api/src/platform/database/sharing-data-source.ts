import { DataSource, type EntityMetadata } from 'typeorm';

/** By the list of entities. */
const built = new WeakMap<object, EntityMetadata[]>();

/**
 * What entities say is built once in a process, not once for each database: it is the same of all, and takes 10 to
 * 20 ms of processor time. TypeORM asks what was built for nothing of the database that it was built with.
 */
export class SharingDataSource extends DataSource {
  protected override async buildMetadatas(): Promise<void> {
    const { entities = [] } = this.options;
    const known = built.get(entities);
    if (known === undefined) {
      await super.buildMetadatas();
      built.set(entities, this.entityMetadatas);
      return;
    }
    Object.assign(this, {
      entityMetadatas: known,
      entityMetadatasMap: new Map(known.map((metadata) => [metadata.target, metadata])),
    });
  }
}
