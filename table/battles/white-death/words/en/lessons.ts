/** The lessons of White Death. */
export const whiteDeathLessons = {
  intro:
    'Six lessons make a first game, from the set-up to the end of one impulse; four more explain single rules. All at the real table, under the real rules. The enemy does only what it must, and the first dice are set so that you see what is explained. Leave whenever you like: your place is kept.',
  lessons: {
    setup: {
      title: 'Set-up',
      about: 'A handful of counters, and where they may go.',
      steps: {
        map: 'Velikiye Luki, November 1942. You command the Soviets in the east; the Germans have set up already. Drag the map, or click the small one, to look around; the button with the corners shows it all.',
        pick: 'Your units lie in the tray, division by division; point at one to read its name. Pick one up.',
        place:
          'Its area lights up. Click a hex in it: the unit is placed, and the next of its division is in your hand. Guns marked d are horse-drawn: put them on or beside a road, or they will hardly move.',
        back: 'Nothing is final until you finish. Press Undo, and the unit is back in your hand.',
        rest: 'You could place them all, formation by formation. This time let the table do it: place the rest.',
        finish: 'Everything is in place. Finish the set-up: as its sign says, after this there is no way back.',
      },
      end: 'The historical set-up, which every scenario offers, does this for you.',
    },
    impulse: {
      title: 'An impulse',
      about: 'Ten movement points a turn, spent in portions.',
      steps: {
        turn: 'A turn is five days. Each side has ten movement points for it and spends them in impulses, taking turns. The number you choose is for all your units: choose 4, and every unit has 4.',
        number:
          'Below each number you see how many units could reach an enemy to assault. The Soviets may assault only in an impulse of 3 points or more, or with all they have left. Choose 4.',
        begin:
          'Read what it would bring, and what both sides have left afterwards. An assault costs one of the points, so keep one when you move. Confirm.',
        stack:
          'There are two units in 3126. Click them, then select the whole stack: with the button in the list, or with the K key.',
        go: 'The figure in a lit hex is the points they would have left. Go to 3027, next to Stupino: the enemy ZOC stops you there, but the mark says that you can still assault.',
        undo: 'No die was rolled and nothing was revealed, so this can be undone. Press Undo, and try another way, if you like.',
      },
      end: 'Many small impulses keep you flexible; one large one hits hard and leaves the rest of the turn to the enemy.',
    },
    assault: {
      title: 'Two assaults',
      about: 'Who assaults whom, from several hexes at once.',
      steps: {
        aim: 'Your troops are in position before Stupino, in two hexes. Click the Germans in 2927.',
        declare:
          'Every unit next to the hex with a point left is ticked. Untick some, or leave it as it is; then declare. The first assault of an impulse costs one supply point.',
        seen: 'Only now may you look into the hex: all you saw before was the top counter and the number of units. What you see there stays known until the impulse ends.',
        second: 'Assault 2925 as well, with the stacks of the 357th Rifle Division.',
        end: 'Nobody fires yet. End the movement phase: after that nobody can move.',
      },
      end: 'A unit can assault one hex; a hex can be assaulted from six sides.',
    },
    barrage: {
      title: 'Barrage',
      about: 'Guns fire first, if deployed, and best if observed.',
      steps: {
        deploy:
          'The divisional guns in 3226 are on the march. To fire at a distance guns must deploy, for one point, and stay deployed until they move. Select them and deploy.',
        end: 'The assaults are declared. End the movement phase.',
        aim: 'For each lit hex you are offered the guns in range. Click Stupino.',
        keep: 'All guns add up to one value; beyond half their range they count half. A gun that fires a barrage cannot support the assault later: leave out 28G Art, and tick the army’s guns.',
        fire: 'You see the column of the table and what each column would bring. If nobody observed the hex, the die roll would be worse. All barrages of an impulse cost one more supply point. Fire.',
        after:
          'Each unit in the hex is rolled for. A unit that loses strength checks its morale; if it fails, it cannot fire defensively.',
      },
      end: 'An assault does not need a barrage. It is worth its supply where it silences a defender.',
    },
    defence: {
      title: 'Defence',
      about: 'The other side: the Germans fire before they are assaulted.',
      steps: {
        asked:
          'Now you command the Germans. Two hexes are under assault; each fires once, before the assault. What you see is the default fire.',
        guns: 'The division’s guns can support the hex if it is in range. Take all of them, at low intensity: the sum and the odds change at once.',
        intensity:
          'At low intensity a gun adds only a little. High intensity counts in full, and costs one supply point for the whole impulse. Choose high.',
        shares:
          'All fire is one sum, divided among the assaulting units. Shift points with plus and minus: the odds go up by whole columns, and points between two columns are wasted.',
        fire: 'Satisfied? Fire.',
        rest: 'Leave the other hex to the default: fire the rest.',
      },
      end: 'A unit that loses strength and fails its check cannot assault any more: that is how a defence wins.',
    },
    fire: {
      title: 'Fire and advance',
      about: 'Fire the assault, and take the empty hex.',
      steps: {
        pool: 'The Germans have fired. Now your units assault: strength times factor of all of them is one sum; engineers and submachine gunners count double in close combat.',
        support:
          'Guns of only one division may support; if several fight here, you name its headquarters. The guns you have kept back are ticked already: no other hex can call them, and their support costs nothing.',
        share:
          'Units in the hex are fired at one by one. Shift some points: infantry must be fired at first, and no gun at better odds than the infantry. You can restore the default at any time.',
        advance:
          'When a hex is empty, units that assaulted it may advance into it. Those ticked here go by themselves, as far as there is room; Undo takes that back.',
        fire: 'Below you see the whole distribution: losses, and how likely the hex is to be empty. Fire.',
        next: 'Fire at the other hex as well, if you are asked, and finish what is left. The impulse is over: the Germans begin one, or pass, and then you choose your next number.',
      },
      end: 'That was a whole impulse. The rest of the game consists of more of them.',
    },
    zones: {
      title: 'Zones of control',
      about: 'Who stops, who gets away, and at what price.',
      steps: {
        show: 'Every stack has a zone of control around it. Switch on Enemy ZOC.',
        select: 'Select regiment 31G in 3126.',
        stop: 'Go to 3026. Movement ends in a zone; in a later impulse leaving it costs one more point.',
        tank: 'Tanks can drive on. Select the regiment in 3027.',
        leave:
          'It can drive out of the zone, but antitank weapons fire as it leaves: hence the mark with the die. Click 3127.',
        roll: 'You are asked before anything is rolled, with the odds as far as you can know them. Confirm.',
        others:
          'Ski troops ignore zones, except those of other ski troops, and guns alone have none. Where something unseen could stop you, the mark shows an eye.',
      },
      end: 'Zones also cut railways, supply and the way of a retreat.',
    },
    supply: {
      title: 'Supply',
      about: 'Points to spend, roads that bring them, and who is cut off.',
      steps: {
        pool: 'Supply arrives once a turn. One point pays for all assaults of an impulse, another for all barrages.',
        roads:
          'Guns need a line as well: at most seven hexes to a road or railway that leads to your edge of the map. Switch on Supply: such roads are tinted; a stack is green in supply, amber where guns have no line, red where it is cut off.',
        unit: 'These ski mortars in 2724 have slipped behind the enemy. Select them.',
        trace:
          'Switch on Trace. The line is their way home, clear of enemies and their zones. For a unit that has none you see the pocket, and the hexes that close it.',
        effect:
          'The Germans in 2925 have none: your ski troops close it, and their hex is red. Isolated units fire at half, and add 1 to every morale die.',
      },
      end: 'Before you end an impulse, think of what the enemy can cut off next.',
    },
    ring: {
      title: 'The ring',
      about: 'Cutting off Velikiye Luki.',
      steps: {
        gap: 'The city is nearly surrounded. In the west there is still a gap through which the garrison can trace a path out.',
        select: 'Take regiment 31G in 1816.',
        close:
          'You need not stand in every hex: your zones close the way as well. Go where the last hexes of the gap are covered.',
        cut: 'Now the garrison is isolated. It fires at half, checks morale at +1, and lives on what is dropped from the air.',
      },
      end: 'A ring has two sides: those who close it stand between the city and the relief.',
    },
    fortress: {
      title: 'The fortress',
      about: 'What the garrison can do about it.',
      steps: {
        drop: 'You command the Germans. Velikiye Luki has its own supply, apart from the rest. When the city is cut off, dice decide how much arrives by air.',
        pay: 'At the start of a turn the fortress may pay one point: isolation then has no effect on it this turn. Choose to pay.',
        confirm: 'It costs more than the point: a city that has paid gets no replacements. Confirm.',
        save: 'Points left can also pay for assaults out of the city and for guns at high intensity.',
      },
      end: 'You know what you need. Everything else is in the rules, one click away from every number. Good luck!',
    },
  },
};
