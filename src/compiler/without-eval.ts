import { config } from 'zod';

// When a schema is created, zod tests whether it may create functions from text. A browser reports
// this test as a violation of the site's policy, so this module runs before the schemas.
config({ jitless: true });
