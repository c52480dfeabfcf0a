/** One file for all: each alone would be small, and what it shares with other pages would be cut smaller still. */
export { OfferDialog } from './OfferDialog';
export { PutOnListDialog } from './PutOnListDialog';
export { RemoveDialog } from './RemoveDialog';
export { UrgencyEndDialog } from './UrgencyEndDialog';
export { UrgentDialog } from './UrgentDialog';
