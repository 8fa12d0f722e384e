/** Names under which cached pages can be called back. A write names what it changed. */
export const cacheTags = {
	/** Everything read from this catalogue. */
	all: "catalogue",
	home: "home",
	categories: "categories",
	coupons: "coupons",
	goods: (id: number) => `goods:${id}`,
	category: (id: number) => `category:${id}`,
} as const;
