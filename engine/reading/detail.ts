import type { Detail } from '../game.js';

/** Reads the loose details of events and forecasts; what is missing or of another kind reads as empty. */

export const textIn = (detail: Detail, key: string): string => {
  const value = detail[key];
  return typeof value === 'string' ? value : '';
};

export const numberIn = (detail: Detail, key: string): number => {
  const value = detail[key];
  return typeof value === 'number' ? value : 0;
};

export const textsIn = (detail: Detail, key: string): string[] => {
  const value = detail[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

export const numbersIn = (detail: Detail, key: string): number[] => {
  const value = detail[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
};

/** A list of details within the detail. */
export const partsIn = (detail: Detail, key: string): Detail[] => {
  const value = detail[key];
  return Array.isArray(value) ? (value as Detail[]) : [];
};

/** A detail within the detail. */
export const partIn = (detail: Detail, key: string): Detail => {
  const value = detail[key];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Detail) : {};
};
