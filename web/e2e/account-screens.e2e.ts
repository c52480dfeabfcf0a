import { ACCOUNT_SCREENS } from './account-screens';
import { testScreens } from './screen-faults';
import { visits } from './visits';

const { open } = visits();

testScreens(open, ACCOUNT_SCREENS);
