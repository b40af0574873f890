/** Typefaces of maps and counters: what is found on common systems, with one that has Chinese characters. */

export const serif =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'Times New Roman', 'Noto Serif TC', 'Songti TC', 'PingFang TC', 'Microsoft JhengHei', 'WenQuanYi Micro Hei', serif";
export const sans =
  "'Helvetica Neue', Arial, 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei', 'WenQuanYi Micro Hei', sans-serif";
export const narrow = "'Arial Narrow', 'Roboto Condensed', 'Helvetica Neue', Arial, 'WenQuanYi Micro Hei', sans-serif";
export const figures = "'Helvetica Neue', Arial, sans-serif";
