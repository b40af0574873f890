import type { DoctrineData } from '@impulse/engine';

/** How the script weighs things here, for each side. Written by `impulse fit`; do not change by hand. */
export const doctrine: DoctrineData = {
  provenance:
    'impulse fit --game white-death --scenario scenario-5 --games 900 --of doctrine --rounds 3 --seed doctrine, rules 4, script 4',
  weights: [
    {
      'hiddenStrength.0': 4.301,
      'hiddenAntitank.1': 2.248,
      'expectedSupport.1': 6.037,
      townFire: 21.48,
      mostTownFire: 68.6,
      easyGuard: 27.21,
      leastGarrison: 13.27,
      'strengthPoint.0': 406.3,
      'strengthPoint.1': 2316,
      anyHex: 459.8,
      innerCityHex: 4557,
      'axisHex.1': 2799,
      'axisHex.2': 5652,
      'leastAssault.0': 255.5,
      supplyPoint: 469.6,
      lateDanger: 0.6644,
      crowding: 52.94,
      shutIn: 3637,
      gunApproach: 737.2,
      'leastBarrage.1': 636.7,
    },
    {
      'hiddenFire.0': 11.74,
      'hiddenFire.1': 7.57,
      'hiddenAntitank.1': 2.245,
      'expectedSupport.0': 4.299,
      eastPostFire: 11.08,
      mostPostFire: 107.4,
      leastStrike: 36.96,
      'afvPoint.0': 1426,
      'approach.1': 375,
      crowding: 65.03,
      shutIn: 3068,
      gunApproach: 579.7,
      gunExposed: 4339,
      bunkerPoint: 476.2,
      'leastBarrage.0': 791.9,
    },
  ],
};
