import { PlayPage } from '../play/index.js';
import { go, linkTo, type Route } from '../router.js';
import { battleStore } from '../storage/battles.js';
import { Kept } from './kept.js';

/** Fetches a kept battle and sits down to it. */
export const PlayRoute = ({ at }: { readonly at: Extract<Route, { page: 'play' }> }) => (
  <Kept id={at.battle}>
    {(saved) => <PlayPage saved={saved} store={battleStore} leave={() => go(linkTo.home())} />}
  </Kept>
);
