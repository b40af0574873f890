import { policies } from '@impulse/opponent/totensonntag.js';
import { totensonntag } from '@impulse/totensonntag';
import { aids } from '@impulse/totensonntag/aids/index.js';
import type { Rules } from '../rules.js';

export const rules: Rules = { game: totensonntag, aids, policies };
