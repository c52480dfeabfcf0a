import { Column, Entity } from 'typeorm';

import { stepsText, type CreditStep } from '../../../domain/credit-steps';
import { extendedNoun } from '../../../platform/noun';
import { Settings, SETTINGS } from '../../settings/settings.entity';

export const GIVE_BACK_WORDS = extendedNoun(SETTINGS, {
  giveBackSteps: { word: 'créditos por devolver alquileres', show: stepsText },
});

@Entity('settings')
export class GiveBackSettings extends Settings {
  /** Credit for returned rentals by days of notice; days and percentages decrease. */
  @Column('jsonb', { default: [{ days: 1, percentage: 100 }] })
  giveBackSteps!: CreditStep[];

  @Column('integer', { default: 1 })
  giveBackVersion!: number;
}
