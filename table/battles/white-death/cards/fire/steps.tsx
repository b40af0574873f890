import { Attacks } from '../attacks.js';

/** 5.2: what is declared so far; 5.4, 5.5: the hexes that are still to fire, one after the other. */

export const DeclaredCard = () => <Attacks draft="assault" rule="5.2" />;
export const DefenceCard = () => <Attacks draft="defend" rule="5.4" />;
export const AssaultCard = () => <Attacks draft="fire" rule="5.5" />;
