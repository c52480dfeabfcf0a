import { Column, Entity } from 'typeorm';

import { extendedNoun } from '../../../platform/noun';
import { Settings, SETTINGS } from '../../settings/settings.entity';

export const APPOINTMENT_SETTINGS_WORDS = extendedNoun(SETTINGS, {
  patientsMayMove: 'pacientes que cambian el horario',
});

@Entity('settings')
export class AppointmentSettingsEntity extends Settings {
  @Column('boolean', { default: true })
  patientsMayMove!: boolean;

  @Column('integer', { default: 1 })
  appointmentsVersion!: number;
}
