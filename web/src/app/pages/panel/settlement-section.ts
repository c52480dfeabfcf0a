import { SETTLEMENT_PATH } from '../../../features/settlement/settlement.paths';
import { page } from '../../arriving-page';
import type { PanelSection } from './panel-tabs';

export const SETTLEMENT: PanelSection = {
  path: SETTLEMENT_PATH,
  needs: ['reports'],
  label: 'Liquidación',
  title: 'Liquidación',
  isWide: true,
  lazy: page(async () => (await import('../../../features/settlement/SettlementPage')).SettlementPage),
};
