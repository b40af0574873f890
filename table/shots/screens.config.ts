import { defineConfig } from '@playwright/test';
import shots from './shots.config.js';

/** Every card and screen at all sizes, to be looked at: `npm run screens -- -g winter`. */
export default defineConfig({ ...shots, testMatch: /screens\.ts$/ });
