import type { LineData } from '../types.js';

/** Railways, roads, rivers and creeks, hex by hex. All reconstructed from real geography. */

const line = (id: string, en: string, zh: string, hexes: string): LineData => ({
  id,
  name: { en, 'zh-Hant': zh },
  hexes: hexes.trim().split(/\s+/),
});

export const railways: readonly LineData[] = [
  line(
    'r1',
    'Leningrad – Vitebsk railway',
    '列寧格勒－維捷布斯克鐵路',
    `
    0801 0802 0803 0804 0905 0906 0907 1007 1008 1009 1010 0911 0912 0913 0914 0915 0815 0816 0817 0718 0719 0720
    0721 0722 0622 0623 0624 0525 0425 0326 0327 0328 0329 0330 0331 0332 0232 0133
  `,
  ),
  line(
    'r2',
    'Riga – Nowossokoljniki – Velikiye Luki railway',
    '里加－新索科利尼基－大盧基鐵路',
    `
    0118 0218 0318 0418 0518 0618 0719 0720 0820 0921 1021 1121 1221 1321 1420 1521 1620 1721 1821 1921 2021 2121
    2220 2321 2420 2520 2619
  `,
  ),
  line(
    'r3',
    'Velikiye Luki – Toropez railway',
    '大盧基－托羅佩茨鐵路',
    `
    2619 2720 2819 2920 3019 3119 3219 3319 3419 3519 3619 3719 3819 3919 4018
  `,
  ),
  line(
    'r4',
    'Velikiye Luki – Kunja – Rshew railway',
    '大盧基－庫尼亞－勒熱夫鐵路',
    `
    2619 2720 2820 2920 3020 3121 3221 3321 3421 3521 3621 3721 3821 3921 4021
  `,
  ),
  line(
    'r5',
    'Velikiye Luki – Nevel railway',
    '大盧基－涅韋爾鐵路',
    `
    2321 2322 2222 2123 2124 2024 1925 1825 1726 1626 1627 1528 1529 1429 1430 1331 1231 1232 1133 1033 0934 0834
    0835 0736 0636 0537 0437 0338 0238 0139
  `,
  ),
];

export const roads: readonly LineData[] = [
  line(
    'h1',
    'Velikiye Luki – Shitowa – Nowossokoljniki (north road)',
    '大盧基－日托瓦－新索科利尼基公路（北路）',
    `
    2419 2320 2219 2119 2019 1919 1819 1719 1618 1518 1418 1319 1219 1119 1018 0919 0818 0719
  `,
  ),
  line(
    'h2',
    'Velikiye Luki – Gribuschino – Nowossokoljniki (south road)',
    '大盧基－格里布希諾－新索科利尼基公路（南路）',
    `
    2219 2120 2020 1921 1821 1722 1622 1523 1422 1323 1222 1123 1022 0922 0821 0721 0720 0719
  `,
  ),
  line(
    'h3',
    'Velikiye Luki – Timochny – Kutschino – Nasswa road',
    '大盧基－季莫赫內－庫奇諾－納斯瓦公路',
    `
    2219 2119 2118 2017 1917 1816 1716 1615 1515 1414 1314 1213 1113 1012 1011 1010 1009 1008 1007 1006 1005 0905
    0904 0803 0802 0801 0701
  `,
  ),
  line(
    'h4',
    'Velikiye Luki – Tarassowo – Sidorowschtschina – Cholm road',
    '大盧基－塔拉索沃－西多羅夫希納－霍爾姆公路',
    `
    2219 2218 2217 2216 2116 2115 2014 2013 2012 2011 2010 2009 2008 2007 2006 2005 2004 2003 2002 2001 2101
  `,
  ),
  line(
    'h5',
    'Nowossokoljniki – Schubino – west road',
    '新索科利尼基－舒比諾－西方公路',
    '0720 0619 0520 0419 0320 0219 0120',
  ),
  line(
    'h6',
    'Velikiye Luki – Botowo – Tschernosjom – Nevel (Nevel road)',
    '大盧基－博托沃－切爾諾焦姆－涅韋爾公路',
    `
    2219 2120 2121 2021 2022 1923 1823 1824 1725 1625 1626 1627 1628 1629 1530 1430 1431 1332 1333 1233 1134 1034
    0935 0835 0736 0636 0537 0437 0338 0238 0139
  `,
  ),
  line(
    'h7',
    'Isotcha – Bolotowo – Palki – Kotschegarowo (lateral road)',
    '伊佐恰－博洛托沃－帕爾基－科切加羅沃橫向公路',
    `
    0331 0330 0429 0529 0629 0729 0829 0929 1028 1128 1227 1328 1428 1528 1627
  `,
  ),
  line('h8', 'Palki – Guschtschino – south road', '帕爾基－古希諾－南路連接公路', '1227 1226 1225 1224 1324 1323'),
  line(
    'h9',
    'Velikiye Luki – Bulynino – Kurjakowo – Poretschje – south road',
    '大盧基－布雷尼諾－庫里亞科沃－波列奇耶－南方公路',
    `
    2420 2421 2422 2323 2324 2325 2326 2327 2328 2329 2330 2230 2231 2232 2233 2134 2135 2136 2137 2237 2238 2339
    2340 2440 2441 2442 2443
  `,
  ),
  line(
    'h10',
    'Kurjakowo – Staraja Reka – Selenowo road',
    '庫里亞科沃－斯塔拉亞列卡－澤列諾沃公路',
    '2134 2033 1934 1834 1734 1633 1534 1433 1333',
  ),
  line(
    'h11',
    'Velikiye Luki – Plaksina – Uspenskoje – Siwerst road',
    '大盧基－普拉克西納－烏斯片斯科耶－西韋爾斯特公路',
    `
    2420 2421 2522 2523 2623 2624 2725 2726 2826 2827 2828 2929 2930 3030 3131 3132 3133 3233 3234 3235 3336 3436
    3437 3538 3638 3639 3740 3741 3841 3842 3943
  `,
  ),
  line(
    'h12',
    'Velikiye Luki – Fedoricha – Skalkowa road',
    '大盧基－費多里哈－斯卡爾科瓦公路',
    `
    2520 2620 2721 2820 2921 3020 3121 3221 3322 3422 3423 3424 3425 3426 3427 3428 3529 3629
  `,
  ),
  line(
    'h13',
    'Velikiye Luki – Pogorelka – Kriwandina – Unino – north road',
    '大盧基－波戈列爾卡－克里萬季納－烏尼諾－北方公路',
    `
    2619 2719 2819 2919 3018 3118 3218 3318 3417 3416 3415 3414 3413 3412 3411 3511 3610 3609 3608 3607 3606 3605
    3604 3603 3602 3702 3701
  `,
  ),
  line(
    'h14',
    'Velikiye Luki – Wlaskowo – Gorodischtsche – Cholm (east bank road)',
    '大盧基－弗拉斯科沃－戈羅季謝－霍爾姆公路（東岸）',
    `
    2419 2519 2618 2718 2717 2816 2916 2915 2914 3013 3012 3011 2911 2910 2909 3008 3007 3006 3005 3004 3003 3002
    3001
  `,
  ),
  line(
    'h15',
    'Fedoricha – Petropawlowka – east road',
    '費多里哈－彼得羅帕夫洛夫卡－東方公路',
    '3424 3525 3624 3725 3824 3925 4025',
  ),
];

/** The Lowatj runs from the south edge to the north edge, so its right bank is the eastern one. */
export const rivers: readonly LineData[] = [
  line(
    'lowatj',
    'Lowatj',
    '洛瓦季河',
    `
    2043 1943 1842 1743 1642 1542 1541 1440 1340 1239 1238 1338 1437 1436 1536 1535 1634 1734 1733 1832 1932 2031
    2131 2130 2229 2228 2227 2226 2225 2224 2223 2222 2221 2220 2320 2319 2318 2417 2416 2415 2414 2413 2513 2512
    2511 2610 2710 2809 2808 2708 2707 2706 2805 2804 2803 2802 2902 2901
  `,
  ),
  line(
    'kunja',
    'Kunja',
    '庫尼亞河',
    `
    3737 3736 3735 3734 3733 3732 3631 3630 3629 3628 3627 3527 3526 3525 3524 3523 3622 3621 3620 3619 3618 3518
    3517 3516 3515 3514 3513 3612 3611 3711 3811 3911 4010
  `,
  ),
];

export const creeks: readonly LineData[] = [
  line(
    'nasswa',
    'Nasswa',
    '納斯瓦溪',
    `
    0602 0703 0803 0903 1003 1104 1105 1205 1206 1307 1308 1408 1508 1608 1708 1808 1908 2008 2109 2110 2210 2311
    2411
  `,
  ),
  line(
    'bolschoj-udraj',
    'Bolschoj Udraj',
    '大烏德賴溪',
    `
    0418 0518 0617 0717 0816 0916 0915 1014 1013 1012 1112 1111 1210 1209 1208 1308
  `,
  ),
  line('malyj-udraj', 'Malyj Udraj', '小烏德賴溪', '0119 0218 0319 0418'),
  line('wydega', 'Wydega', '維德加溪', '0622 0621 0620 0619 0618 0617'),
  line('shitowa-brook', 'Shitowa brook', '日托瓦溪', '1219 1319 1418 1519'),
  line('timochny-brook', 'Timochny brook', '季莫赫內溪', '1718 1818 1918 2018 2119 2218'),
  line('botowo-brook', 'Botowo brook', '博托沃溪', '1622 1722 1822 1923 2023 2123'),
  line('kreplanka-brook', 'Kreplanka brook', '克列普蘭卡溪', '1624 1724 1824 1924 2023'),
  line(
    'kotschegarowo-brook',
    'Kotschegarowo brook',
    '科切加羅沃溪',
    '1225 1326 1327 1427 1527 1627 1728 1827 1928 2027 2127 2126',
  ),
  line('selenowo-brook', 'Selenowo brook', '澤列諾沃溪', '1029 1130 1230 1231 1232 1333 1334 1434 1534 1633'),
  line('pssowo-outflow', 'Pssowo outflow', '普索沃湖出口溪', '2534 2433 2333 2232 2132'),
  line('isotcha-brook', 'Isotcha brook', '伊佐恰溪', '0228 0129 0130 0230 0231 0232'),
  line(
    'wjatiza',
    'Wjatiza',
    '維亞季察溪',
    `
    2935 2934 2933 3032 3031 3131 3130 3129 3128 3127 3126 3125 3124 3123 3122 3021 3020 2920 2819 2818 2718 2717
    2616 2615 2614 2613
  `,
  ),
  line(
    'ssadki-brook',
    'Ssadki brook',
    '薩德基溪',
    '3322 3321 3220 3219 3119 3118 3117 3116 3115 3014 2914 2813 2713 2613',
  ),
  line('jemenka', 'Jemenka', '葉緬卡溪', '0139 0239 0339 0439 0540 0639 0740 0839 0940 1040 1140'),
];
