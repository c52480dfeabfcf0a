import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

import { noun } from '../../../platform/noun';

export const SERIES = noun('appointment_series', 'Serie de turnos', {
  count: 'turnos',
  everyWeeks: 'semanas entre uno y otro',
  moved: 'turnos movidos',
  cancelled: 'turnos cancelados',
});

@Entity('appointment_series')
@Check('appointment_series_every_weeks_check', 'every_weeks IN (1, 2)')
export class SeriesEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('smallint')
  everyWeeks!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
