import type { IconName } from "./icon-names";

/** Icons of the header and of a phone's bar, which are on every first screen. Another one: name it here, then `npm run icons`. */
export const frameIconNames: readonly IconName[] = [
	"chevron-down",
	"circle-user-round",
	"globe",
	"layout-grid",
	"map-pin",
	"search",
	"shopping-basket",
	"shopping-cart",
	"store",
];
