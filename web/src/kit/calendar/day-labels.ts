import { createContext } from 'react';

/** A hook: of a month, yyyy-MM, what each of its days is called. */
export type UseDayLabels = (month: string) => (day: string) => readonly string[];

const NO_LABELS: UseDayLabels = () => () => [];

/** Labels beside the days of date fields, such as holidays. The app provides them; the kit knows none. */
export const DayLabels = createContext<UseDayLabels>(NO_LABELS);
