import { note } from './note.js';

/** Where the map comes from. */
export const mapNotes = [
  note(
    'map',
    'reconstructed',
    'The printed map is not public. A mile to the hex and a sheet of 22 by 28 inches are known; 40 columns by 43 rows ' +
      'fill it upright. The extent is inferred: Isotcha must be on the map, both railways to Nevel must leave by the ' +
      'west edge, the railway to Leningrad by the north-west corner, and the front must cut the south edge. No sheet ' +
      'laid on its side does that.',
  ),
  note(
    'map.rows',
    'reconstructed',
    'Real places on the grid by their coordinates. A hex is forest where forest prevails in it and around it, 39 % of ' +
      'all hexes. Corrected: 2443 is clear, for a road ends there that was drawn into a lake.',
  ),
  note(
    'map.railways',
    'inferred',
    'The five lines run where they ran in 1942 and leave the map where the manual says; single hexes may differ by one.',
  ),
  note(
    'map.roads',
    'reconstructed',
    'The roads from Velikiye Luki to Nowossokoljniki, Nevel and Cholm are real. The lesser ones join the towns by ways ' +
      'that the accounts of the fighting need.',
  ),
  note('map.rivers', 'inferred', 'Lowatj and Kunja in their real courses, rounded to hexes.'),
  note('map.creeks', 'reconstructed', 'The larger streams are real; several brooks are named after the next village.'),
  note(
    'map.bridges',
    'reconstructed',
    'Known: four bridges over the Lowatj at the start. Where they stand is inferred: two for the railways, one for the ' +
      'road in the city, one for the southern road. The bridges over the Kunja are ours, so that Soviet supply does ' +
      'not hang on a river the rules never mention; nothing can destroy them.',
  ),
  note(
    'map.towns',
    'reconstructed',
    'The main towns are where they are, under the German names of the time, as the manual writes them. Guschtschino, ' +
      'Gromowo, Fotjewo, Schiripino, Alekseikowo, Stupino, Martianowo and Kupui stand where accounts of the fighting ' +
      'put them; Tschernosjom is moved to the railway, where the story needs it. Six villages of the manual could not ' +
      'be found and are left out. Corrected: Ssadki is spelled so throughout, for the town, the brook and the rise.',
  ),
  note(
    'map.lakes',
    'reconstructed',
    'Real lakes; a hexside is full where the lake covers nearly all of it. Corrected: 1323/1422 is partial, for the ' +
      'south road crosses it; 0435/0536 was listed with both Iwan lakes and stands once.',
  ),
  note(
    'map.highGround',
    'reconstructed',
    'Hills in the west, low ridges round the city and an upland in the south-east are real. Single ridges are ' +
      'invented to give the rules on observation and slopes something to do.',
  ),
  note(
    'map.city',
    'reconstructed',
    'The manual tells of the Citadel and of seven bunkers, other accounts of the station in the east; the eight hexes are ours.',
  ),
  note('map.trunkRailway', 'known', 'The railway from Leningrad to Vitebsk is the one whose towns score.'),
  note(
    'map.garrisons',
    'known',
    'Every railway town west of the Lowatj has one; which towns these are is our map’s doing.',
  ),
  note('map.sovietEdge', 'known', 'East and extreme south-east; how far that reaches along the south edge is ours.'),
  note(
    'entries',
    'known',
    'All but one area are described by railways, rivers and edges. The manual counts three Soviet areas and names two; ' +
      'the third is the Soviet part of the south edge.',
  ),
];
