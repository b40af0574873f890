import type { LakeData, MapData, TownData } from '../types.js';

/** Towns, lakes and high ground. The main towns are where they are; minor ones and single ridges are reconstructed. */

const split = (text: string): string[] => text.trim().split(/\s+/);

const town = (hex: string, en: string, zh: string): TownData => ({ hex, name: { en, 'zh-Hant': zh } });

const lake = (en: string, zh: string, full: string, partial: string): LakeData => ({
  name: { en, 'zh-Hant': zh },
  full: split(full),
  partial: split(partial),
});

type HighGround = MapData['highGround'][number];

const height = (en: string, zh: string, hexes: string): HighGround => ({
  name: { en, 'zh-Hant': zh },
  hexes: split(hexes),
});

export const towns: readonly TownData[] = [
  town('0719', 'Nowossokoljniki', '新索科利尼基'),
  town('0720', 'Nowossokoljniki (south)', '新索科利尼基（南）'),
  town('0802', 'Nasswa', '納斯瓦'),
  town('1008', 'Kisselewitschi', '基謝列維奇'),
  town('0912', 'Kutschino', '庫奇諾'),
  town('0915', 'Jenkino', '葉尼基諾'),
  town('0624', 'Duganowo', '杜加諾沃'),
  town('0328', 'Markisnowo (Majewo)', '馬爾基斯諾沃（馬耶沃）'),
  town('0331', 'Isotcha', '伊佐恰'),
  town('0118', 'Ssokoljniki', '索科利尼基'),
  town('1420', 'Ostrjany', '奧斯特里亞內'),
  town('1921', 'Gribuschino halt (Alekseikowo)', '格里布希諾站（阿列克謝伊科沃）'),
  town('1626', 'Kotschegarowo', '科切加羅沃'),
  town('1430', 'Tschernosjom', '切爾諾焦姆'),
  town('0636', 'Opuchliki', '奧普赫利基'),
  town('0139', 'Prichaby', '普里哈比'),
  town('0206', 'Noskowo', '諾斯科沃'),
  town('0512', 'Naumzewo', '瑙姆采沃'),
  town('0520', 'Schubino', '舒比諾'),
  town('1618', 'Shitowa', '日托瓦'),
  town('1615', 'Timochny', '季莫赫內'),
  town('1816', 'Lakomiza', '拉科米察'),
  town('2011', 'Tarassowo', '塔拉索沃'),
  town('2008', 'Sidorowschtschina', '西多羅夫希納'),
  town('2413', 'Weritje', '韋里季耶'),
  town('1224', 'Guschtschino', '古希諾'),
  town('1425', 'Gromowo', '格羅莫沃'),
  town('1824', 'Botowo', '博托沃'),
  town('2024', 'Schiripino', '希里皮諾'),
  town('1822', 'Fotjewo', '福捷沃'),
  town('1227', 'Palki', '帕爾基'),
  town('0829', 'Bolotowo', '博洛托沃'),
  town('1629', 'Tschichatschewo', '奇哈喬沃'),
  town('1333', 'Selenowo', '澤列諾沃'),
  town('0833', 'Laminshino', '拉明日諾'),
  town('2324', 'Bulynino', '布雷尼諾'),
  town('2327', 'Dawjewo', '達維耶沃'),
  town('2230', 'Muchino', '穆希諾'),
  town('2134', 'Kurjakowo', '庫里亞科沃'),
  town('1734', 'Staraja Reka', '斯塔拉亞列卡'),
  town('2135', 'Poretschje', '波列奇耶'),
  town('2137', 'Kostjuschino', '科斯秋希諾'),
  town('2339', 'Dolsha', '多爾扎'),
  town('2442', 'Bereska', '別列茲卡'),
  town('1938', 'Borowo', '博羅沃'),
  town('1741', 'Petropawlowo', '彼得羅帕夫洛沃'),
  town('1138', 'Ssawino', '薩維諾'),
  town('0942', 'Kudinkowo', '庫金科沃'),
  town('0142', 'Schirino', '希里諾'),
  town('2828', 'Martianowo', '馬爾季亞諾沃'),
  town('2927', 'Stupino', '斯圖皮諾'),
  town('3025', 'Nemkowo', '涅姆科沃'),
  town('3127', 'Wskuja', '弗斯庫亞'),
  town('3131', 'Plaksina', '普拉克西納'),
  town('3436', 'Uspenskoje', '烏斯片斯科耶'),
  town('3638', 'Sawidowa', '扎維多瓦'),
  town('3841', 'Siwerst', '西韋爾斯特'),
  town('3342', 'Kupui', '庫普伊'),
  town('3143', 'Beresowka', '別列佐夫卡'),
  town('3122', 'Gretschuchino', '格列丘希諾'),
  town('3219', 'Ssadki', '薩德基'),
  town('3218', 'Pogorelka', '波戈列爾卡'),
  town('3214', 'Tokarewo', '托卡列沃'),
  town('3415', 'Kriwandina', '克里萬季納'),
  town('2910', 'Wlaskowo', '弗拉斯科沃'),
  town('2806', 'Koschewizy', '科舍維齊'),
  town('3002', 'Gorodischtsche', '戈羅季謝'),
  town('3609', 'Unino', '烏尼諾'),
  town('3604', 'Lossewo', '洛謝沃'),
  town('3424', 'Fedoricha', '費多里哈'),
  town('3629', 'Skalkowa', '斯卡爾科瓦'),
  town('3732', 'Filipzewo', '菲利普采沃'),
  town('3821', 'Shigalowo', '日加洛沃'),
  town('3925', 'Petropawlowka', '彼得羅帕夫洛夫卡'),
  town('2219', 'Velikiye Luki (Citadel)', '大盧基（城堡）'),
  town('2319', 'Velikiye Luki', '大盧基'),
  town('2320', 'Velikiye Luki', '大盧基'),
  town('2321', 'Velikiye Luki', '大盧基'),
  town('2419', 'Velikiye Luki', '大盧基'),
  town('2420', 'Velikiye Luki', '大盧基'),
  town('2520', 'Velikiye Luki (station)', '大盧基（車站）'),
  town('2619', 'Velikiye Luki (station)', '大盧基（車站）'),
];

export const lakes: readonly LakeData[] = [
  lake(
    'Bolschoj Iwan',
    '大伊萬湖',
    `
    0134/0234 0135/0234 0135/0235 0136/0235 0233/0234 0233/0334 0234/0235 0234/0334 0234/0335 0235/0236 0235/0335
    0235/0336 0236/0336 0334/0335 0335/0336 0335/0434 0335/0435 0336/0435 0336/0436 0435/0436
  `,
    `
    0134/0135 0134/0233 0135/0136 0136/0236 0232/0233 0233/0333 0333/0334 0334/0434 0434/0435 0435/0536 0436/0536
  `,
  ),
  lake(
    'Malyj Iwan',
    '小伊萬湖',
    `
    0535/0536 0535/0635 0536/0635 0536/0636 0634/0635 0635/0636 0635/0735 0635/0736
  `,
    '0435/0535 0535/0634 0634/0735 0636/0736 0735/0736',
  ),
  lake(
    'Aszo',
    '阿斯措湖',
    '0128/0129 0128/0227 0128/0228 0227/0228 0227/0328 0228/0328',
    '0129/0228 0228/0329 0328/0329',
  ),
  lake('Tscheretwiza', '切列特維察湖', '0137/0138 0137/0237 0236/0237', '0137/0236 0138/0237'),
  lake(
    'Timochny lake',
    '季莫赫內湖',
    '1616/1716 1616/1717 1617/1717 1617/1718 1618/1718 1717/1718 1718/1719',
    '1615/1616 1617/1618 1618/1719 1716/1717 1718/1818',
  ),
  lake('Shitowa lake', '日托瓦湖', '1418/1419 1419/1519 1419/1520', '1418/1519 1419/1420 1420/1520 1519/1520'),
  lake('Gruschino lake', '格魯希諾湖', '1322/1422', '1322/1323 1322/1421 1421/1422 1323/1422'),
  lake(
    'Pssowo',
    '普索沃湖',
    '2533/2534 2533/2632 2533/2633 2534/2535 2534/2633 2534/2634',
    `
    2432/2533 2433/2533 2433/2534 2434/2534 2434/2535 2535/2634 2632/2633 2633/2634
  `,
  ),
  lake(
    'Pssowo north arm',
    '普索沃湖北汊',
    '2631/2731 2631/2732 2632/2732 2730/2731 2730/2830',
    '2630/2731 2631/2632 2730/2829 2731/2732 2731/2830 2829/2830',
  ),
  lake('Wskuja lake', '弗斯庫亞湖', '3027/3028', '2928/3028 3027/3127 3027/3128 3028/3128'),
  lake('Poretschje lake', '波列奇耶湖', '2136/2235 2136/2236', '2135/2136 2135/2235 2235/2236'),
  lake('Odgast', '奧德加斯特湖', '2238/2239 2239/2339', '2139/2238 2139/2239 2238/2339 2239/2340 2339/2340'),
  lake('Uritzkoje', '烏里茨科耶湖', '2442/2543 2443/2543 2543/2643', '2442/2443 2543/2642 2642/2643'),
  lake('Bereska lake', '別列茲卡湖', '2342/2343', '2242/2342 2242/2343 2341/2342'),
  lake('Worochobskoje', '沃羅霍布斯科耶湖', '1743/1842 1842/1843 1843/1943', '1742/1842 1743/1843 1842/1943'),
  lake('Orelje', '奧列利耶湖', '2742/2841', '2741/2742 2741/2841 2742/2842'),
  lake('Beresowka lakes', '別列佐夫卡湖群', '2943/3042 2943/3043', '2843/2943 2942/3042 3042/3043'),
  lake('Kupui lake', '庫普伊湖', '3241/3242 3241/3342', '3241/3341 3242/3342 3341/3342'),
  lake('Tschernosjom pond', '切爾諾焦姆池塘', '1230/1331', '1230/1330 1330/1331'),
];

/** Every hexside between high ground and lower ground is a slope (12B). */
export const highGround: readonly HighGround[] = [
  height(
    'Beshanizy heights',
    '別扎尼齊高地',
    `
    0121 0122 0123 0124 0125 0126 0221 0222 0223 0224 0225 0226 0321 0322 0323 0324 0325 0326 0422 0423 0424
  `,
  ),
  height('Isotcha heights', '伊佐恰高地', '0432 0530 0531 0532 0533 0629 0630 0631 0632 0730 0731 0732'),
  height(
    'Guschtschino – Gromowo ridge',
    '古希諾－格羅莫沃山脊',
    `
    1023 1024 1025 1124 1125 1126 1223 1224 1225 1226 1324 1325 1326 1424 1425
  `,
  ),
  height('Botowo – Fotjewo ridge', '博托沃－福捷沃山脊', '1623 1624 1723 1724 1725 1823 1824 1825'),
  height('Tschernosjom heights', '切爾諾焦姆高地', '1529 1530 1531 1629 1630 1631 1729 1730 1731 1830'),
  height('Bulynino heights', '布雷尼諾高地', '2423 2424 2425 2524 2525 2526 2527 2625 2626'),
  height('Martianowo heights', '馬爾季亞諾沃高地', '2728 2729 2730 2828 2829 2830 2831 2929 2930 2931'),
  height('Ssadki – Pogorelka rise', '薩德基－波戈列爾卡高地', '3217 3218 3317 3318 3319 3320 3418'),
  height('Wlaskowo rise', '弗拉斯科沃高地', '3110 3111 3210 3211 3311 3312'),
  height('Kutschino rise', '庫奇諾高地', '0512 0513 0514 0611 0612 0613 0712 0713 0714'),
  height(
    'South-eastern upland',
    '東南台地',
    `
    3335 3336 3337 3338 3339 3340 3433 3434 3435 3436 3437 3438 3439 3534 3535 3536 3537 3538
  `,
  ),
  height(
    'Poretschje heights',
    '波列奇耶高地',
    `
    1737 1738 1739 1835 1836 1837 1838 1839 1935 1936 1937 1938 1939 2036 2037 2038
  `,
  ),
];
