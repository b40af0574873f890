import type { Widen } from '../widen.js';
import type { shell as english } from '../en/shell.js';

const duration = (minutes: number): string => (minutes < 90 ? `約 ${minutes} 分鐘` : `約 ${minutes / 60} 小時`);

export const shell: Widen<typeof english> = {
  titles: {
    home: '戰局',
    new: '新戰局',
    play: '對局',
    replay: '重播',
    rules: '規則',
    learn: '新手教學',
    'by-file': '以檔案對戰',
    about: '關於',
    lost: '找不到',
  },
  loading: '請稍候……',
  notLoaded: '無法載入此頁。請確認伺服器仍在執行，然後重新整理。',
  language: '語言',
  joint: {
    list: (items) => items.join('、'),
    sentences: (first, second) => `${first}${second}`,
    said: (who, what) => `${who}：${what}`,
    bracketed: (text, inner) => `${text}（${inner}）`,
  },
  toHome: '所有戰局',
  contents: '目錄',
  skip: '跳到主要內容',
  opening: {
    text: '正在重新進行並檢查這場戰局。',
    percent: (percent) => `${percent} %`,
    cancel: '取消',
  },
  files: {
    tooLarge: '檔案太大：一場戰局最多只有幾 MB。',
    sealed: '還有祕密尚未公開，所以檔案已加密封存：只能在這個瀏覽器中開啟。',
    withheld: '還有祕密尚未公開，而這個瀏覽器無法封存檔案。等到沒有祕密時，就能取得紀錄。',
    'by-file': '這場戰局裡還有對手的祕密：結束之後才能取得紀錄。',
  },
  pledge: {
    title: '骰子承諾值',
    match: '對局',
    about:
      '在這裡擲第一顆骰子之前就已定下。現在記下它的人，可以在戰局結束後用「impulse verify」檢查沒有任何骰子被換過。它不能證明沒有人事先知道骰子：密鑰就在這個瀏覽器裡。',
    fromPosition: '這場戰局從某人寫下的局面開始，而不是從劇本的起點開始。',
    ownData: '使用自訂資料檔，而非內建數值。',
  },
  home: {
    sides: { dak: 'DAK 玩家', cw: 'CW 玩家', soviet: '蘇軍', german: '德軍' },
    title: 'Impulse：六角格兵棋，照規則書打',
    battles: {
      totensonntag: {
        line: 'Totensonntag：西迪雷澤格，1941 年 11 月 19 日至 24 日',
        about:
          '第 8 軍團以五百輛戰車直撲托布魯克，非洲軍團回身迎戰。六天，每天四個輪次：要以少數單位搶得先手，還是後手而大軍齊發？一個晚上可以打完。',
        picture: '西迪雷澤格周圍的沙漠與雙方部隊',
      },
      'white-death': {
        line: 'White Death：大盧基，1942 年 11 月 19 日至 1943 年 1 月 22 日',
        about:
          '加里寧方面軍切斷了這座鐵路城市，援軍在冰雪與封凍的湖泊間前進。隱藏的堆疊、需要展開的火砲，以及每回合十點、分行動段使用的移動點。五個劇本與完整戰役。',
        picture: '大盧基周圍的雪地與雙方部隊',
      },
    },
    start: '新戰局',
    learn: '邊玩邊學',
    rules: '規則',
    openFile: '開啟紀錄檔',
    saved: '你的戰局',
    none: '還沒有戰局。每個行動之後都會自動儲存在這個瀏覽器。',
    continue: '繼續',
    goOnWith: (name, stand) => `繼續：${name}，${stand}`,
    replay: '重播',
    download: '下載',
    remove: '刪除',
    removed: (name) => `已刪除「${name}」。`,
    bringBack: '復原',
    rename: '重新命名',
    keepName: '使用這個名稱',
    stands: (turn, couplet) => (couplet === null ? `第 ${turn} 回合` : `第 ${turn} 回合，第 ${couplet} 輪次`),
    won: (side, points) => `${side}獲勝，${points} VP`,
    ended: (side) => `${side}獲勝，由玩家結束`,
    played: (when) => `上次遊玩：${when}`,
    fileProblem: (message, path) => (path === '' ? message : `${message}（${path}）`),
    fileRefused: '無法開啟這個檔案。',
  },
  create: {
    battle: '戰役',
    title: '新戰局',
    sides: '由誰操作？',
    human: '本機玩家',
    levels: {
      random: {
        name: '新兵',
        choice: '電腦：新兵，適合熟悉操作',
        about: '新兵只要規則允許就隨意行動，不必害怕。',
      },
      greedy: {
        name: '正規兵',
        choice: '電腦：正規兵，只看眼前',
        about: '正規兵只挑眼前最有利的行動，從不考慮明天：很適合當第一個對手。',
      },
      script: {
        name: '老兵',
        choice: '電腦：老兵，照計畫作戰',
        about: '老兵有整場戰役的計畫，先集結再出擊，也會顧好側翼。',
      },
    },
    pictureOf: (scenario) => `開局位置：${scenario}`,
    length: (turns, minutes) => `${turns} 個回合 · ${duration(minutes)}`,
    sideLength: (minutes) => `由玩家操作：${duration(minutes)}。`,
    away: '異地玩家（以檔案通訊）',
    hotSeat: '兩位玩家共用這台裝置；有祕密時會先遮住畫面。',
    solo: '你與電腦對戰。電腦只看得到該方看得到的資訊，用的也是同一套骰子。',
    watch: '兩個電腦對戰，由你觀看。',
    scenario: '劇本',
    options: '選項',
    optionsChanged: (count) => `選項（已更改 ${count} 項）`,
    optionsHint: '選用規則，以及規則書未明言之處的裁定。第一個選項是我們的標準。',
    ownData: '自訂資料檔',
    ownDataHint: '擁有盒裝遊戲的玩家可以改用棋子上印的數值。內建數值是重建的。',
    chooseFile: '選擇檔案',
    ownDataUsed: (name) => `使用 ${name}。`,
    ownDataRefused: (path, message) => `${path}：${message}`,
    noData: '改回內建數值',
    begin: '開始',
    notKept: {
      full: '瀏覽器的儲存空間已滿。請刪除一些戰局後再試。',
      unavailable: '這個瀏覽器不允許在此儲存，因此無法保存戰局。',
      failed: '無法儲存戰局，請再試一次。',
    },
  },
  about: {
    title: '關於 Impulse',
    what: {
      title: '這是什麼',
      text: '兩款戰役級六角格兵棋，完全照規則書進行：每條規則都會執行，每次拒絕都說明依據的規則，每個機率都在擲骰前顯示。可以一個人玩、兩人共用一台裝置，或觀看電腦對戰。資料不會離開你的裝置：戰局都儲存在這個瀏覽器。',
    },
    who: {
      title: '由誰製作',
      text: 'Impulse 是由喜歡這些遊戲的人製作的獨立開放原始碼專案，與遊戲的設計者、出版社無關，也未經其認可。規則頁以我們自己的話寫成，不能取代規則書。',
    },
    help: {
      title: '如何幫忙',
      text: '如果發現我們執行錯誤的規則，請告訴我們，最好附上戰局紀錄：每張遊戲桌都可以下載。中文與史實的指正，和程式碼一樣受歡迎。擁有盒裝遊戲的玩家，可以用自訂資料檔改用棋子上印的數值。',
    },
    licences: {
      title: '授權',
      text: '程式、地圖、棋子與文字都由我們製作，以 MIT 授權條款自由使用。遊戲桌使用 Preact 與 idb，兩者也是自由軟體。這裡沒有他人的圖片、字型或聲音。',
    },
    fairness: { title: '骰子公平嗎？' },
    values: {
      title: '數值從何而來',
      text: '這些遊戲的原版地圖與大部分印製數值並未公開。能確知的照用，其餘為重建，並以戰局的走向是否符合史實來檢驗。',
      counts: (known, inferred, reconstructed) =>
        `已知數值的說明 ${known} 則，推論 ${inferred} 則，重建 ${reconstructed} 則。`,
      all: '閱讀所有說明（以下理由僅有英文）',
    },
    status: { known: '已知', inferred: '推論', reconstructed: '重建' },
    dice: '每顆骰子都由第一次擲骰前就封存的祕密數值決定，畫面上顯示的承諾值也是。事先記下承諾值的人，可以用「impulse verify」逐顆驗證結束的戰局：沒有骰子被換過。在同一台機器上發生的事，無法證明機器的主人沒有事先知道骰子，或沒有重新開始到滿意為止。',
  },
  lost: { title: '這裡什麼都沒有', text: '這個網址不存在，或戰局已被刪除。' },
};
