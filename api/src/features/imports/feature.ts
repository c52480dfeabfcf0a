import type { Feature } from '../../platform/feature';
import { ImportRow } from './import-row.entity';
import { Import } from './import.entity';
import { ImportResolver } from './import.resolver';

export const imports: Feature = {
  name: 'imports',
  entities: [Import, ImportRow],
  resolvers: [ImportResolver],
};
