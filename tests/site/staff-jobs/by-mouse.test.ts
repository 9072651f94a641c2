import { en } from '../../../src/staff/words/en.ts';
import { testJobs } from './test-jobs.ts';

testJobs({ isTouch: false, strings: en }, 1);
