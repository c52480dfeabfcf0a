import { array, object, string, ValidationError, type ArraySchema, type AnyObject } from 'yup';

import { orderFaults, type Interval } from '../time/intervals';

/** `index` counts from 0. */
export interface IntervalFault {
  index: number;
  field: keyof Interval | 'both';
  text: string;
}

type IntervalsSchema = ArraySchema<Interval[] | undefined, AnyObject>;

export function intervalsRule(faultsOf: (intervals: readonly Interval[]) => readonly IntervalFault[]): IntervalsSchema {
  const rows = array(object({ startTime: string().required(), endTime: string().required() }));
  return rows.test('intervals', '', function check(intervals = []) {
    const faults = faultsOf(intervals).flatMap(({ index, field, text: message }) =>
      (field === 'both' ? BOTH : [field]).map((time) =>
        this.createError({ path: `${this.path}[${index}].${time}`, message }),
      ),
    );
    return faults.length === 0 || new ValidationError(faults, intervals, this.path);
  });
}

/** The server's rules: ends after starts, no overlaps. `whose`: "del lunes". */
export function hoursRule(whose: string): IntervalsSchema {
  return intervalsRule((intervals) =>
    orderFaults(intervals).map(({ index, overlaps }) =>
      overlaps === null
        ? { index, field: 'endTime', text: 'La hora de fin debe ser posterior a la de inicio' }
        : { index, field: 'startTime', text: `Los horarios ${whose} se superponen` },
    ),
  );
}

const BOTH = ['startTime', 'endTime'] as const;
