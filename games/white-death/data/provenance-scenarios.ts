import { note } from './provenance-note.js';

/** Where the set-ups come from. */
export const scenarioNotes = [
  note(
    'scenarios',
    'reconstructed',
    'Known: five scenarios and a campaign, the turns of each, and the situation in words. Whatever is placed by hex, ' +
      'held, destroyed or in stock is ours; so are the points that decide, which are first guesses for testing.',
  ),
  note(
    'areas',
    'reconstructed',
    'Known: set-up is largely free within areas, the Germans first, and their opening hangs on ski troops in the two ' +
      'gaps of ten miles. The areas follow a front line five kilometres east of the city and the sectors that Soviet ' +
      'memoirs give the divisions.',
  ),
  note(
    'scenarios.campaign',
    'reconstructed',
    'The one-step set-up is ours, within the areas. Thresholds are set so that the course of history, city lost and ' +
      'railway held, is a marginal Soviet success.',
  ),
  note(
    'scenarios.scenario-1',
    'reconstructed',
    'Set up as the campaign. Known: seven bunkers of 10 or 15; which hex has which is ours. The Citadel is held by ' +
      'fighting troops, and the reserve at Nowossokoljniki mans the nearest towns of the trunk railway.',
  ),
  note(
    'scenarios.scenario-2',
    'reconstructed',
    'Known: the fortress is encircled, two pockets hold out to the south of it, and the Soviets are within sight of ' +
      'the railway. Strengths are shares of full strength by formation, between 45 and 100 %. A regiment each of 357 ' +
      'Rifle and 9 Guards Rifle Divisions and 184 Tank Brigade close the rings round the pockets.',
  ),
  note(
    'scenarios.scenario-3',
    'reconstructed',
    'Known: the first relief attempt, before the fortress is cut in two. The ring and the front follow accounts of ' +
      'late December.',
  ),
  note(
    'scenarios.scenario-4',
    'reconstructed',
    'Known: the fortress is in two parts, the Citadel and the station, and on 5 January the Soviets clear both banks ' +
      'in the city. The wedge is where the first attempt left it.',
  ),
  note(
    'scenarios.scenario-5',
    'reconstructed',
    'Known: a few armoured vehicles broke through to the Citadel and could not leave it, and Brandenburgers are to ' +
      'lead the garrison out. One tank brigade, the 36th, is back at full strength from its refit. Garrison units for which no ' +
      'room is left in the last hexes are out; those in the middle of the city have the rest of a bunker. Nobody but the ' +
      'garrison is cut off. Between equal scripts hardly anybody is rescued, and the thresholds reckon with that.',
  ),
];
