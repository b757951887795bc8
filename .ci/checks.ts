import { checks } from './check.ts';
import { runSteps } from './steps.ts';

process.exit((await runSteps(checks)) ? 0 : 1);
