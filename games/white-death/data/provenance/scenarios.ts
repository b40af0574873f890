import { note } from './note.js';

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
    'The one-step set-up is ours, within the areas. The course of history, city lost and railway held, comes to 107 ' +
      'to 132 points by estimated losses, between equal scripts to about 140, where the line is drawn: history would be a ' +
      'marginal German success here by ten to thirty-five points, not the marginal Soviet one it was.',
  ),
  note(
    'scenarios.scenario-1',
    'reconstructed',
    'Set up as the campaign. Known: seven bunkers of 10 or 15; which hex has which is ours. The Citadel is held by ' +
      'fighting troops, a second battalion stands in 2520, which was often lost on turn 2 or 3 without it and left 2619 alone, and the reserve at Nowossokoljniki mans the nearest towns of the trunk railway.',
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
      'in the city. 2320, on the river, is Soviet, and nobody stands in ' +
      'it, for it lies in the zones of both parts. The wedge is where the first attempt left it, six hexes from the Citadel; the regiments of 19 Guards ' +
      'Rifle Division and the mechanised battalions before it have half of their strength or less. It had stood a hex ' +
      'farther off, before full regiments, and the relief ended six hexes away; now it comes to three or four, as it did.',
  ),
  note(
    'scenarios.scenario-5',
    'reconstructed',
    'Known: a few armoured vehicles broke through to the Citadel and could not leave it, and Brandenburgers are to ' +
      'lead the garrison out; the second attempt came within about three miles of the Citadel. One tank brigade, the 36th, ' +
      'is back at full strength from its refit, east of the city, for it comes by the east edge. The relief stands three ' +
      'hexes from the Citadel, and 32 Rifle Division and 184 Tank Brigade before it are worn. What is left of the garrison ' +
      'is gathered in units of two or three points in the last three hexes, two battalions of them in the Citadel; the others ' +
      'are out. Single points fell to the first Soviet barrage whatever was rolled; now all live through the first impulse. ' +
      'Nobody but the garrison, and those who broke in, is cut off. The regiments of 357 Rifle Division, which stormed the ' +
      'city since November, are worn to three points, and none of them stands between the Citadel and the relief: there are Soviet zones ' +
      'there and no unit beside the Citadel. With one there nobody got out in five battles of six, and some did.',
  ),
];
