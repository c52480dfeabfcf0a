/** A rule as rulesJson('text') gives it. */
export interface RuleData {
  minHoursPerDay: string;
  discountPercentage: string;
  description: string;
}

/** The rules in the order in which they were added, as one JSON array: with decimal text to calculate, with numbers to tell. */
export const rulesJson = (amounts: 'text' | 'numeric'): string =>
  `(SELECT coalesce(json_agg(json_build_object('minHoursPerDay', min_hours_per_day::${amounts},
      'discountPercentage', discount_percentage::${amounts}, 'description', description) ORDER BY id), '[]') FROM discount_rules)`;
