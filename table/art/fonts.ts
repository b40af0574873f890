export { figures, sans } from '../board/drawing/fonts.js';

/** Typefaces of names and of crowded counters, besides the board's own. */

export const serif =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'Times New Roman', 'Noto Serif TC', 'Songti TC', 'PingFang TC', 'Microsoft JhengHei', 'WenQuanYi Micro Hei', serif";
export const narrow = "'Arial Narrow', 'Roboto Condensed', 'Helvetica Neue', Arial, 'WenQuanYi Micro Hei', sans-serif";
