import { Check, Column, Entity } from 'typeorm';

import { extendedNoun } from '../../../platform/noun';
import { Settings, SETTINGS } from '../../settings/settings.entity';

export const HOURLY_COST_WORDS = extendedNoun(SETTINGS, { defaultHourlyCost: 'costo por hora' });

@Entity('settings')
@Check('settings_default_hourly_cost_check', 'default_hourly_cost >= 0')
export class HourlyCostSettings extends Settings {
  /** Decimal text, per hour, for rooms without their own rate. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  defaultHourlyCost!: string;

  @Column('integer', { default: 1 })
  hourlyCostVersion!: number;
}
