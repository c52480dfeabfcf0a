import { Column, Entity } from 'typeorm';

import { extendedNoun } from '../../../platform/noun';
import { Settings, SETTINGS } from '../../settings/settings.entity';

export const WIDGET_WORDS = extendedNoun(SETTINGS, { widgetSites: 'sitios que muestran los turnos' });

@Entity('settings')
export class WidgetSettings extends Settings {
  /** Origins that may embed the widget, one per line. */
  @Column('text', { default: '' })
  widgetSites!: string;

  @Column('integer', { default: 1 })
  widgetVersion!: number;
}
