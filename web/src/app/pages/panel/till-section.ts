import { TILL_PATH, TILL_ROUTE, TILLS_PATH } from '../../../features/till/till.paths';
import { page } from '../../arriving-page';
import type { PanelSection } from './panel-tabs';

export const TILL: PanelSection = {
  path: TILL_PATH,
  needs: ['till', 'reports'],
  label: 'Caja',
  title: 'Caja',
  lazy: page(async () => (await import('../../../features/till/TillPage')).TillPage),
  below: [
    {
      path: TILLS_PATH,
      needs: ['till', 'reports'],
      title: 'Cajas anteriores',
      lazy: page(async () => (await import('../../../features/till/TillsPages')).TillsPage),
    },
    {
      path: TILL_ROUTE,
      needs: ['till', 'reports'],
      title: 'Caja de un día',
      lazy: page(async () => (await import('../../../features/till/TillsPages')).OneTillPage),
    },
  ],
};
