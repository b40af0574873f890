import { note } from './note.js';

/** Where the counters come from. */
export const unitNotes = [
  note(
    'units',
    'reconstructed',
    'No counter is public. 418 units leave some sixty of the 480 counters for markers. Most formations are named in ' +
      'the manual or in histories of the battle; the numbers of regiments are the real ones where we know them.',
  ),
  note(
    'units.strength',
    'reconstructed',
    'Known: a point is 150 to 200 riflemen, four heavy or six to eight light guns, or four or five AFVs. So a German ' +
      'battalion of 600 to 700 men has 4 and a worn one 3, a Soviet rifle regiment of 1,400 has 8 and a Guards one 9, ' +
      'twelve light howitzers have 3.',
  ),
  note(
    'units.conventional',
    'reconstructed',
    'Garrisons have a factor of 4, so German line infantry gets 5, picked troops 6, security troops 4 and the ' +
      'Luftwaffe 3; Soviet riflemen 3, Guards and submachinegunners 4.',
  ),
  note('units.antitank', 'reconstructed', 'Half a point for infantry, 2 to 4 for antitank guns by calibre.'),
  note(
    'units.defence',
    'reconstructed',
    'Known: the T-70 has 2. The other AFVs follow by the thickness of their armour, from 1 for the T-60, Panzer II, ' +
      'Marder and SU-76 to 6 for the KV; their guns give the antitank factor in the same way.',
  ),
  note(
    'units.morale',
    'reconstructed',
    'A scale of four: 6 for paratroops, Brandenburgers, mountain troops and the SS brigade, 5 for German line and ' +
      'Soviet Guards, 4 for the Soviet line, 3 for security, construction and Luftwaffe troops and the Estonians.',
  ),
  note(
    'units.range',
    'reconstructed',
    'The range of the weapon in miles: 6 for light howitzers, 8 for heavy ones, 10 for guns, 4 and 5 for rockets.',
  ),
  note(
    'units.support',
    'known',
    'Soviet artillery outside divisions and brigades has no support factor; the values are ours. Those of the Soviets ' +
      'are 2, for few of their guns came across the Lowatj; with 3 the railway was lost more often.',
  ),
  note(
    'units.due',
    'reconstructed',
    'Turns and areas follow the dates at which histories bring the formations, and the manual’s hints: a panzer ' +
      'division from the north, an East Prussian one by rail, a motorised one from the army group, two infantry ' +
      'divisions for the second attempt. Known: what may come on turn 12, and on which die. What was first due on turns ' +
      '3, 4, 6 and 7 comes a turn earlier, within the doubt of the dates: later, it found the railway lost.',
  ),
  note(
    'units.83id',
    'inferred',
    'In the line from the city southward; one regiment in the fortress. The regiments and much of the garrison are ' +
      'named in Soviet accounts; its companies and guns are completed after the usual organisation.',
  ),
  note('units.3mtn', 'inferred', 'The 138th Regiment stood at Nowossokoljniki and was thrown in from there.'),
  note(
    'units.lix',
    'reconstructed',
    'Artillery, flak, rockets, assault guns and security troops in the city are named in accounts of it. Security ' +
      'battalions 591 and 708, the police and the construction units are added for the rear; their numbers stand in ' +
      'for unknown ones.',
  ),
  note('lix-17-obs', 'known', 'In the city at the start, and sees deployed Soviet guns within seven hexes.'),
  note('lix-42-brbau', 'known', 'The Germans have one bridging battalion; its number and date are ours.'),
  note('units.8pz', 'inferred', 'An understrength panzer division from Army Group North, in action by early December.'),
  note('units.291id', 'inferred', 'The East Prussian division that came by rail around the turn of the month.'),
  note('units.1ss', 'inferred', 'The SS brigade and its Danish battalion are attested south of the city in December.'),
  note('units.20mot', 'reconstructed', 'Attested; the number of its tank battalion stands in for an unknown one.'),
  note('units.93id', 'reconstructed', 'From general knowledge of the battle; no account at hand names it.'),
  note('units.6lw', 'reconstructed', 'From general knowledge of the battle; no account at hand names it.'),
  note(
    'units.205id',
    'reconstructed',
    'One of two divisions for the second attempt, of which only one could attack: the weaker. From general knowledge.',
  ),
  note('units.331id', 'inferred', 'The other division of the second attempt; attested from 7 January.'),
  note(
    'units.woehler',
    'reconstructed',
    'Assault guns 237, the companies of Panzer 15, Jäger 5 and rocket regiment 51 from general knowledge; numbers of ' +
      'the army artillery stand in for unknown ones.',
  ),
  note(
    'units.803',
    'inferred',
    'Brandenburgers are known to take part and to slip through the lines; four companies. Their mobility is leg, where it ' +
      'was ski: ski units pass Soviet zones by rule 3B without a die, and rule 21B, which gives Brandenburgers a die for ' +
      'each of them, would mean nothing (ruling 112).',
  ),
  note(
    'units.7fl',
    'known',
    'One battalion always comes, the division on a 6; what the manual prints as 11 I/I is read as the first battalion ' +
      'of the first regiment. The counters are ours.',
  ),
  note(
    'units.9grd',
    'inferred',
    'With the 46th Guards, the 357th, 21st Guards, 28th, 257th and 381st the divisions of the first day, in the ' +
      'sectors that memoirs give them.',
  ),
  note(
    'units.7est',
    'inferred',
    'With the 249th the Estonian corps, before the city by mid-December. Its morale is ours.',
  ),
  note('units.19grd', 'inferred', 'With the 360th and the Kazakh brigade, under the army by 22 December.'),
  note('units.32rd', 'inferred', 'From 9 January.'),
  note('units.150rd', 'inferred', 'From 15 January.'),
  note('units.31rb', 'inferred', 'North of the city from the start. The 26th Brigade is from general knowledge.'),
  note(
    'units.18mech',
    'inferred',
    'With the 34th and 43rd the 2nd Mechanised Corps, in army reserve south-east of the front; 215 tanks, more than ' +
      'half of them T-34s, set the strengths.',
  ),
  note('units.33tb', 'inferred', 'The 184th is attested; the 33rd and 36th go with the mechanised corps.'),
  note(
    'units.27tr',
    'inferred',
    'The 27th, 34th and 36th regiments are attested with their divisions; the 37th is not.',
  ),
  note('units.13ghtr', 'reconstructed', 'Its KVs are likely, its number is from general knowledge.'),
  note(
    'units.1433su',
    'reconstructed',
    'The manual lists SU-76 and SU-122 among the vehicles, though none is attested in this battle.',
  ),
  note(
    'units.army',
    'reconstructed',
    'Known: one heavy artillery and one heavy mortar regiment, and Guards rockets. Most numbers stand in for unknown ones.',
  ),
  note('units.1eng', 'known', 'Four engineer brigades, each able to build one bridge.'),
  note(
    'units.54rb',
    'known',
    'With the 24th Cavalry and 334th the Soviet answer to the 7th Flieger Division, on 1 to 4.',
  ),
  note('units.47rd', 'known', 'Comes without a die if the 7th Flieger Division does.'),
];
