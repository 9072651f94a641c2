import { en } from '../../../src/staff/words/en.ts';
import { testJobs } from '../../site/staff-jobs/test-jobs.ts';

testJobs({ isTouch: false, strings: en }, 0);
