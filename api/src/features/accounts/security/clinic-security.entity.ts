import { Check, Column, Entity } from 'typeorm';

import { extendedNoun } from '../../../platform/noun';
import { Settings, SETTINGS } from '../../settings/settings.entity';

export const SECURITY_WORDS = extendedNoun(SETTINGS, {
  adminsNeedSecondFactor: 'verificación en dos pasos de administradores',
  staffIdleHours: 'horas sin uso hasta que se cierra la sesión del personal',
});

@Entity('settings')
@Check('settings_staff_idle_hours_check', 'staff_idle_hours BETWEEN 1 AND 720')
export class SecuritySettings extends Settings {
  /** Administrators without a second factor can only set it up. */
  @Column('boolean', { default: false })
  adminsNeedSecondFactor!: boolean;

  /** For professionals and administrators. */
  @Column('integer', { default: 12 })
  staffIdleHours!: number;

  @Column('integer', { default: 1 })
  securityVersion!: number;
}
