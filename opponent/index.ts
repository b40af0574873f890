/** Computer opponents: what they share, and the list of them. */
export {};
