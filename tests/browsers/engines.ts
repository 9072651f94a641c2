import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export const engines = [chromium, firefox, webkit];
