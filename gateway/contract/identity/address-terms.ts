// Free of schemas, so that pages may say it too.

/** An account keeps this many at most; the list is asked for in one page (specification, section 9). */
export const addressesMax = 100;
export const realNameLengthMax = 60;
export const detailLengthMax = 200;
export const houseNumberLengthMax = 40;
export const cityLengthMax = 60;
export const postcodeLengthMax = 12;

export const addressTypes = ["home", "office", "other"] as const;
export type AddressType = (typeof addressTypes)[number];

export const homeCountry = "HK";
