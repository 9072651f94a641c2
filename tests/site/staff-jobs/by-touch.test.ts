import { ne } from '../../../src/staff/bar/strings/ne.ts';
import { testJobs } from './test-jobs.ts';

testJobs({ isTouch: true, strings: ne }, 0);
