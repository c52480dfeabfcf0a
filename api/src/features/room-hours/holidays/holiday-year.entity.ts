import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, VersionColumn, type Relation } from 'typeorm';

import { dateText } from '../../../domain/date-text';
import { noun } from '../../../platform/noun';
import { User } from '../../users/user.entity';

export const HOLIDAYS = noun('holidays', 'Feriados', {
  closures: { word: 'días cerrados', show: closuresText },
});

interface ClosureInWords {
  date: string;
  name: string;
  /** null: all. */
  rooms: readonly string[] | null;
}

/** For example '01-01-2027 (Año Nuevo); 25-12-2027 (Navidad: Norte, Sur)'. */
function closuresText(closures: readonly ClosureInWords[]): string {
  const days = closures.map(({ date, name, rooms }) => {
    const called = rooms === null ? name : `${name}: ${rooms.join(', ')}`;
    return `${dateText(date)} (${called})`;
  });
  return days.join('; ') || 'ninguno';
}

/** A clinic's decision on the holidays of a year. */
@Entity('holiday_years')
@Index('holiday_years_decided_by', ['decidedById'], { where: 'decided_by_id IS NOT NULL' })
@Check('holiday_years_year_check', 'year BETWEEN 1900 AND 9999')
export class HolidayYearEntity {
  @PrimaryColumn('smallint')
  year!: number;

  /** null: withdrawn. */
  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  /** null: an API key, or a deleted account. */
  @Column('integer', { nullable: true })
  decidedById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  decidedBy!: Relation<User> | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;
}

/** A closed date. The rooms are those with an override of this date that is a holiday. */
@Entity('holiday_closures')
@Check('holiday_closures_date_check', 'isfinite(date)')
export class HolidayClosureEntity {
  /** yyyy-MM-dd in the clinic's time zone. */
  @PrimaryColumn('date')
  date!: string;

  /** As decided: the country's list may change. */
  @Column('text')
  name!: string;

  /** Rooms added later close too. */
  @Column('boolean')
  isForAllRooms!: boolean;
}
