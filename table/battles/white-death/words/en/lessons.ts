/** The lessons of White Death. */
export const whiteDeathLessons = {
  intro:
    'Six lessons make a first game, from the set-up to the end of one impulse; four more explain single rules. All of it happens at the real table, under the real rules. The enemy does no more than he must, and the first dice are set so that you see what is explained. Leave whenever you like: your place is kept.',
  lessons: {
    setup: {
      title: 'Set-up',
      about: 'A hand full of counters, and where they may go.',
      steps: {
        map: 'Velikiye Luki, November 1942. You command the Soviets in the east; the Germans have set up already. Drag the map, or click into the small one, to look around; the button with the corners shows all of it.',
        pick: 'Your units lie in the tray, division by division; point at one to read its name. Take one.',
        place:
          'Its area lights up. Click a hex in it: the unit stands there, and the next of its division is in your hand. Guns marked d are drawn by horses: put them on or beside a road, or they will hardly move.',
        back: 'Nothing is final before you finish. Press Undo, and the unit is back in your hand.',
        rest: 'You could place all of them, formation by formation. This time let the table do it: place the rest.',
        finish: 'Everything stands. Finish the set-up and confirm it: now there is no way back.',
      },
      end: 'In the historical set-up, which every scenario offers, this is done for you.',
    },
    impulse: {
      title: 'An impulse',
      about: 'Ten movement points a turn, spent in portions.',
      steps: {
        turn: 'A turn is five days. Each side has ten movement points for it and spends them in impulses, taking turns. All your units share the number you choose: with 4, every unit has 4.',
        number:
          'Below each number you see how many units could reach somebody to assault. The Soviets assault only in an impulse of 3 points or more, or with all they have left. Choose 4.',
        begin:
          'Read what it would bring, and what is left to both sides afterwards. An assault costs one of the points, so keep it in mind when you march. Confirm.',
        stack:
          'Two units stand in 3126. Click them, then take the whole stack: with the button in the list, or with the key K.',
        go: 'The figure in a lit hex is what would be left of their points. Go to 3027, next to Stupino: the enemy zone stops you there, but the mark says that you can still assault.',
        undo: 'No die was rolled and nothing was revealed, so it can be taken back. Press Undo, and think of another way, if you like.',
      },
      end: 'Many small impulses keep you flexible; one large one hits hard and leaves the rest of the turn to the enemy.',
    },
    assault: {
      title: 'Two assaults',
      about: 'Who assaults whom, from several hexes at once.',
      steps: {
        aim: 'Your troops are in position before Stupino, in two hexes. Click the Germans in 2927.',
        declare:
          'Everybody beside the hex who has a point left is ticked. Take ticks away, or leave it as it is; then declare. The first assault of an impulse costs one supply point.',
        seen: 'Only now may you look into the hex: all you saw before was the top counter and the number of units. Whoever is there now stays known until the impulse ends.',
        second: 'Assault 2925 as well, with the stacks of 357 Rifle Division.',
        end: 'Nothing is fired yet. End the movement phase: afterwards nobody moves any more.',
      },
      end: 'One unit can assault one hex; one hex can be assaulted from six sides.',
    },
    barrage: {
      title: 'Barrage',
      about: 'Guns fire first, if they are deployed and somebody sees.',
      steps: {
        deploy:
          'The divisional guns in 3226 are on the march. Guns that fire over distance have to be deployed, for one point, and stay so until they move. Select them and deploy.',
        end: 'The assaults are declared. End the movement phase.',
        aim: 'Guns in range are offered for each lit hex. Click Stupino.',
        keep: 'All guns together make one sum; beyond half their range they count half. A gun that fires a barrage cannot support the assault later: leave 28G Art out, and tick the guns of the army.',
        fire: 'You see the column of the table and what each column would bring. If nobody observed the hex, the die would be worse. All barrages of an impulse cost one supply point more. Fire.',
        after:
          'Each unit in the hex is rolled for. Who has lost strength checks its morale, and whoever fails does not fire in defence.',
      },
      end: 'A barrage is not needed for an assault. It is worth its supply where it silences a defender.',
    },
    defence: {
      title: 'Defence',
      about: 'The other chair: the Germans fire before they are stormed.',
      steps: {
        asked:
          'Now you command the Germans. Two hexes are assaulted; each fires once, before the assault. What you see is the fire as it would be by default.',
        guns: 'Guns of the division can support the hex, within their range. Take all of them, at low intensity: the sum and the odds follow at once.',
        intensity:
          'At low intensity a gun adds only a little. High intensity counts in full, and costs a supply point for the whole impulse. Choose high.',
        shares:
          'All fire is one sum, shared out among the assaulting units. Shift points with plus and minus: the odds change in whole columns, and points between two columns are wasted.',
        fire: 'Satisfied? Fire.',
        rest: 'The other hex can be left to the default: fire the rest.',
      },
      end: 'A unit that loses strength and fails its check does not assault any more: that is how a defence wins.',
    },
    fire: {
      title: 'Fire and advance',
      about: 'The assault is fired, and the empty hex taken.',
      steps: {
        pool: 'The Germans have fired. Now your units assault: strength times factor of all of them is one sum, and engineers and submachine-gunners count double at close quarters.',
        support:
          'Guns of one division support; if several are in the fight, its headquarters is named. Take the guns you have kept back.',
        share:
          'Units in the hex are fired at one by one. Shift some points: infantry must be fired at first, and no gun at better odds than the infantry. The default can be had back at any time.',
        fire: 'Below you see the whole distribution: losses, and how likely the hex is to be empty. Fire.',
        advance:
          'Fire at the other hex as well, if you are asked. When a hex is empty, the units that assaulted it may advance into it: let one of them go.',
        next: 'End what is left to do. The impulse is over: the Germans move, or pass, and then you choose your next number.',
      },
      end: 'That was a whole impulse. The rest of the game is made of nothing else.',
    },
    zones: {
      title: 'Zones of control',
      about: 'Who stops, who gets away, and at what price.',
      steps: {
        show: 'Every stack controls the hexes around it. Switch on the enemy zones.',
        select: 'Select regiment 31G in 3126.',
        stop: 'Go to 3026. In a zone the movement ends; in a later impulse one point more is paid for leaving it.',
        tank: 'Tanks need not stop for good. Select the regiment in 3027.',
        leave:
          'It can drive out of the zone, but antitank weapons fire as it goes. The mark with the die says so. Click 3127.',
        roll: 'You are asked before anything is rolled, with the odds as far as you can know them. Drive.',
        others:
          'Ski troops pay no heed to zones, except those of other ski troops, and guns alone have none. Where something unseen could stop you, the mark of the hex shows an eye.',
      },
      end: 'Zones also cut railways, supply and the way of a retreat.',
    },
    supply: {
      title: 'Supply',
      about: 'Points to be spent, roads that bring them, and who is cut off.',
      steps: {
        pool: 'Supply comes once a turn. One point pays for all assaults of an impulse, a second one for all barrages.',
        roads:
          'Guns need a line as well: at most seven hexes to a road or railway that leads to your edge of the map. Switch on Supply: such roads are tinted; a stack is green in supply, amber where guns have no line, red where it is cut off.',
        unit: 'These ski mortars in 2724 have slipped behind the enemy. Select them.',
        trace:
          'Switch on Trace. The line is their way home, clear of enemies and their zones. Of a unit that has none you see the pocket, and the hexes that close it.',
        effect:
          'The Germans in 2925 have none: your skiers close it, and their hex is red. Whoever is isolated has half its fire, and one more on every morale die.',
      },
      end: 'Before an impulse ends, think of what the enemy can cut off with his.',
    },
    ring: {
      title: 'The ring',
      about: 'Cutting off Velikiye Luki.',
      steps: {
        gap: 'The city is nearly surrounded. In the west there is still a gap through which the garrison can trace a way out.',
        select: 'Take regiment 31G in 1816.',
        close:
          'You need not stand in every hex: your zones close the way as well. Go where the last hexes of the gap are covered.',
        cut: 'Now the garrison is isolated. It fires at half, checks its morale at one more, and lives on what is dropped from the air.',
      },
      end: 'A ring has two sides: whoever closes it stands between the city and the relief.',
    },
    fortress: {
      title: 'The fortress',
      about: 'What the garrison can do about it.',
      steps: {
        drop: 'You command the Germans. Velikiye Luki keeps its own supply, apart from the rest. When the city is cut off, dice decide how much of it arrives by air.',
        pay: 'At the start of a turn the fortress may pay one point: then isolation does nothing to it in this turn. Choose to pay.',
        confirm: 'The price is more than the point: no replacements come into a city that has paid. Confirm.',
        save: 'Points that are left can also pay for assaults out of the city and for guns at high intensity.',
      },
      end: 'You know what you need. Everything else is in the rules, one click away from every number. Good luck!',
    },
  },
};
