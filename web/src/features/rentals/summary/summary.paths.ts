import { MONTHLY_SUMMARY_PATH } from '../../dashboard/dashboard.paths';
import { writeMonth } from './summary-month';

export function summaryPath(month: string): string {
  return `${MONTHLY_SUMMARY_PATH}${writeMonth(month)}`;
}
