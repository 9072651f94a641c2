import { en } from '../../../src/staff/bar/strings/en.ts';
import { testJobs } from '../../site/staff-jobs/test-jobs.ts';

testJobs({ isTouch: false, strings: en }, 0);
