import type { Widen } from '../widen.js';
import type { board as english } from '../en/board.js';

export const board: Widen<typeof english> = {
  minimap: '小地圖',
  zoomIn: '放大',
  zoomOut: '縮小',
  fit: '顯示整張地圖',
  controls: '地圖檢視',
  marks: '標示的格子',
  help: '以方向鍵或 Q W E A S D 在格子間移動。Enter 選取，空白鍵檢視堆疊，Page Up 與 Page Down 選擇堆疊中的單位。Home 鍵說明附近的單位。加號與減號調整縮放，零顯示全圖與可攻擊的格子。',
  mark: (hex, kind, label) => (label === '' ? `${hex}：${kind}` : `${hex}：${kind}（${label}）`),
  marksOf: {
    reach: '可移動至此',
    'reach-stop': '可移動至此並須停止',
    target: '可攻擊',
    'target-overrun': '可突破',
    'target-barrage': '可砲擊',
    entry: '可由此進場',
    zone: '可在此部署',
    advance: '可推進至此',
    flight: '可飛往此處',
    exit: '可由此離開地圖',
    excess: '超堆疊',
    warning: '注意',
  },
};
