import type { ProvenanceNote } from './types.js';

/**
 * Where the numbers come from. `known`: written in a rulebook or a public description of the game. `inferred`: not
 * written, but hardly anything else fits what is. `reconstructed`: our own value, with its reason.
 */

type Status = ProvenanceNote['status'];
const note = (subject: string, status: Status, text: string): ProvenanceNote => ({ subject, status, note: text });

const general = [
  note(
    'data',
    'reconstructed',
    'Neither the printed map nor any complete counter line is public. These values make the rules playable and keep ' +
      'the course of the battle plausible; they are not the values of the boxed game. Whoever owns it can load a ' +
      'file in this format with the printed values.',
  ),
  note(
    'data',
    'reconstructed',
    'Measured over 2,000 battles between equal scripts, each shown only what its seat may know (impulse simulate, ' +
      'seeds a and b): DAK 490 and 469 of 1,000 each, Commonwealth 510 and 531. So no value was turned. Tried one at ' +
      'a time with an earlier build, over 500 battles each, ' +
      'the scripts seeing the whole state (506 of 1,000 to the Commonwealth unchanged): Panzer III strength 3 ' +
      'instead of 4 gave it 68 %, Crusader protection 11 instead of 10 gave it 65 %, an open Bir el Gubi 50 %.',
  ),
  note(
    'turns',
    'known',
    'Six daily turns, 19 to 24 November 1941, with four couplets each and a night. The Chinese booklet gives the ' +
      '24th as the first day; six turns and the English booklet speak for the 19th.',
  ),
  note(
    'objectives',
    'known',
    'The three airfields, the divisions and the relief of Tobruk with their points stand in both booklets. That the ' +
      'Axis holds the airfields at the start follows from nobody else having been there.',
  ),
  note('divisions', 'known', 'The losses that shatter a division and what that is worth stand in both booklets.'),
];

const mapNotes = [
  note(
    'map.grid',
    'reconstructed',
    'Known: rows A to Q from south to north, columns counted from the west, no column beyond 19, about three miles to ' +
      'a hex. Chosen, with odds of perhaps three to two: pointed hexes in straight lettered rows with the even rows ' +
      'half a hex further east. It suits the word hexrow, puts El Adem four hexes or twelve miles from Sidi Rezegh as ' +
      'on the ground, and makes J19 a true edge hex. Flat-topped hexes would stretch the map less from east to west.',
  ),
  note(
    'map.terrain',
    'reconstructed',
    'Booklets and descriptions name the kinds of terrain but not one hex of it. The 44 hexes that are not clear were ' +
      'placed from accounts of the ground, bent to fit the named hexes; the groups below give the reason for each.',
  ),
  note(
    'map.terrain.siege-line',
    'inferred',
    'O1 to O6, entrenchment: the Afrika Division is sent to just these hexes, the line that shut in Tobruk, with Ed ' +
      'Duda at its eastern end.',
  ),
  note(
    'map.terrain.bir-el-gubi',
    'reconstructed',
    'F2, entrenchment: Ariete fought from prepared ground at Bir el Gubi and beat off the 22nd Armoured Brigade. ' +
      'Should Ariete prove too hard to beat, making this hex clear is the first thing to try.',
  ),
  note(
    'map.terrain.first-escarpment',
    'reconstructed',
    'N7 and N8 are Belhamed and Zaafran; N10 to N12, O13, O15 and O16 carry the ridge on above the coast road. N9 ' +
      '(rough) and O14 (clear) are the ways through, the latter the climb of the 15th Panzer Division to Gambut. N17 ' +
      'is the broken end of the ridge.',
  ),
  note(
    'map.terrain.second-escarpment',
    'reconstructed',
    'M4 and M5 west of Sidi Rezegh, L9 and L10 about Point 175 east of it. The airfield hex itself stays clear, for ' +
      'tanks drove onto it on 19 November.',
  ),
  note(
    'map.terrain.third-escarpment',
    'reconstructed',
    'K5, K6 and K8 with rough K4: the ridge from Bir Bu Creimisa past Point 178. The corridor of row L between it and ' +
      'the second escarpment stays open, as it was for Panzer Regiment 5 on 22 November.',
  ),
  note(
    'map.terrain.K7',
    'inferred',
    'Named in the set-up as an outpost of the Afrika Division, which held Point 178; so an escarpment with a Point.',
  ),
  note(
    'map.terrain.I10',
    'reconstructed',
    'The second outpost of the Afrika Division. The scan of the booklet reads 110: a misread letter, most likely I. ' +
      'L10 is the other candidate and would lie at Point 175, which the same division held. With I10 the zones of ' +
      'control of the two outposts leave one free hex, J8, on the way from G9 to Sidi Rezegh. Rough ground and the ' +
      'Point are our choice.',
  ),
  note(
    'map.terrain.rises',
    'reconstructed',
    'J4, J5 and J11, rough: the rises at Bir el Haiad and Bir el Haleizim. Q9 to Q11 and Q17 to Q19: wadis running ' +
      'down to the sea. H13, H14, E15, E16, D6, D7, B9 and B10: sparse broken ground in a desert described as hard, ' +
      'flat and open.',
  ),
  note(
    'map.terrain.open-hexes',
    'reconstructed',
    'Start, entry and objective hexes are clear so that tanks can use them; N4 to N6, O7, M9 and M10 keep the valley ' +
      'of the Trigh Capuzzo and the gap of the by-pass open as the tank road to Tobruk.',
  ),
  note(
    'map.points',
    'reconstructed',
    'Four Points, N7, L9, K7 and I10, on the heights that observers fought for. The rules tell what a Point does, not ' +
      'where the Points are.',
  ),
  note(
    'map.places',
    'known',
    'Sidi Rezegh, Gambut, El Adem, Bir el Gubi, Gasr el Arid, Gabr Saleh and the exit to Tobruk are named with their ' +
      'hexes. Taieb el-Esem and Ed Duda fall on hexes that the set-up uses; the remaining labels are placed by us. ' +
      'The Chinese booklet leaves place names in Latin letters, so the Chinese names are our transcriptions.',
  ),
  note(
    'map.tracks',
    'reconstructed',
    'Drawn for orientation from accounts of the battle; no rule refers to roads or tracks.',
  ),
  note('zones', 'known', 'Set-up hexes as the English booklet lists them; the Chinese one lacks that chapter.'),
  note(
    'zones.recon-screen',
    'reconstructed',
    'The booklet lets both German car battalions stand anywhere in rows E to O before the Commonwealth sets up. As G9 ' +
      'and E10 are fixed Commonwealth hexes, these and the hexes beside them are closed to the cars.',
  ),
  note(
    'zones.afrika',
    'inferred',
    'The outposts K7 and I10 are taken as optional, for one battalion of foot infantry each; the anti-tank battalion ' +
      'stays in the line, since its vehicles could not climb K7.',
  ),
  note(
    'entries',
    'known',
    'Entry hexes and turns as listed in the English booklet. In the scan the New Zealand lines stand partly behind ' +
      'the air support; the order of the brigades leaves no doubt where they belong.',
  ),
];

const unitNotes = [
  note(
    'units',
    'known',
    'Names, kinds and numbers of all 72 ground units and four aircraft stand in the set-up lists.',
  ),
  note(
    'units.strength',
    'reconstructed',
    'Some sixteen running tanks to a point: 4 for a panzer battalion, 3 for British and Italian tank units, 2 for a ' +
      'squadron. A full infantry battalion has 3; motor, motorcycle, engineer, Bersaglieri and armoured-car units 2. ' +
      'Artillery regiments have 3, the siege groups 4, the Italian guns 2. Nine points to relieve Tobruk are then one ' +
      'British armoured brigade.',
  ),
  note(
    'units.protection',
    'reconstructed',
    '9 for guns, 10 as the rule, 11 for Panzer III, Valentines, the infantry of the panzer divisions and the New ' +
      'Zealanders, 12 for the Matilda. The reach of German guns is in the firepower modifiers already.',
  ),
  note(
    'units.initiative',
    'inferred',
    'A description of the first edition gives the scale as 2 to 5, with 2 for Italians, South Africans and the Afrika ' +
      'Division and 5 for Commonwealth armoured cars. The rules fix 3 with a C for German motorized infantry and ' +
      'engineers and 3 or 5 for Stuarts. Panzer III at 5 and Crusaders at 4 follow from who could move on a high ' +
      'number. The rest is ours: German cars 5, guns 3, siege guns 2, motor battalions and motorcyclists 4, New ' +
      'Zealanders and their tanks, Scots Guards and the anti-tank battalion 3.',
  ),
  note(
    'units.range',
    'reconstructed',
    'Reach of the real guns over 4.8 km to a hex: 2 for the Italian 75/27, 3 for the 25-pounder and German ' +
      'divisional guns, 4 for the siege guns.',
  ),
  note(
    'units.combinedArms',
    'known',
    'The rules give the C to motorized infantry and engineers of the panzer divisions; motorcyclists are not named ' +
      'and go without.',
  ),
  note(
    'units.aircraft',
    'reconstructed',
    'Two pictures in the rules show strength 2 and initiative 5, once with a 2 beside the strength and protection 9, ' +
      'once with a 1 and protection 11. The first fits the Ju-87, the second the Hurricane. The other modifiers are ' +
      'ours: fighters +2 in the air and nothing against armor, the Hurricane +1 in both, the Ju-87 -1 in the air.',
  ),
  note(
    'units.historical',
    'reconstructed',
    'The booklet leaves set-up to the players within its zones. Ariete: the fifth Bersaglieri battalion dug in at Bir ' +
      'el Gubi with guns, the others on its flanks, tanks to the north. Afrika Division: every hex of the siege line ' +
      'held, a battalion of regiment 155 on Point 178 and one of regiment 361 in the eastern outpost. 21st Panzer: ' +
      'along the Trigh Capuzzo at Gasr el Arid, tanks and riflemen together. The car battalions watch the desert, 3rd ' +
      'opposite Gabr Saleh, 33rd west of it. Each British brigade stands in its hex with its cars one hex ahead; the ' +
      'Support Group follows the 7th Armoured Brigade from Taieb el-Esem.',
  ),
];

const singleUnits = [
  note(
    '15-art33',
    'inferred',
    'Listed with the 15th Panzer Division but printed with the number of the 21st: a slip, for artillery regiment 33 ' +
      'was the 15th’s. Art is added to its name to tell it from the car battalion of the same number.',
  ),
  note(
    '15-115-II',
    'inferred',
    'The division number is missing in the list; it stands among the 15th Panzer Division.',
  ),
  note(
    'ad-247-3',
    'inferred',
    'The list says 247; the battalion of that division was the third of regiment 347, the one without the double ' +
      'share of light machine-guns. Hence strength 2.',
  ),
  note('ad-pzj605', 'known', 'An army unit in reality, listed with and counted for the Afrika Division.'),
  note('arko104-1', 'known', 'The artillery command belongs to no division, as the rule on shattered divisions says.'),
  note(
    '7ad-4sac',
    'inferred',
    'South African by colour when it supports assaults, part of the 7th Armoured Division when losses are counted.',
  ),
  note('7ad-3rtr', 'known', 'Like all Stuarts: initiative 3 to move and overrun, 5 to assault.'),
  note('nz-44rtr', 'known', 'Tanks with the New Zealanders do not count towards the shattering of their division.'),
  note(
    'raf-spit',
    'known',
    'Listed as a Spitfire, though none flew over the desert that autumn; the squadron numbers are invented too.',
  ),
  note('15-rec33', 'known', 'Called Pumas in the booklet; that vehicle came years later and stands for armoured cars.'),
];

export const provenance: readonly ProvenanceNote[] = [...general, ...mapNotes, ...unitNotes, ...singleUnits];
