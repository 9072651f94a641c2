import { ne } from '../../../src/staff/words/ne.ts';
import { testJobs } from './test-jobs.ts';

testJobs({ isTouch: true, strings: ne }, 0);
