import { ne } from '../../../src/staff/words/ne.ts';
import { testJobs } from '../../site/staff-jobs/test-jobs.ts';

testJobs({ isTouch: true, strings: ne }, 1);
