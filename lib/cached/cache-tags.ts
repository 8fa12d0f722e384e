/** Names under which cached pages can be called back. A write names what it changed. */
export const cacheTags = {
	/** Everything read from this catalogue. */
	all: "catalogue",
	home: "home",
	/** What stands around every page. */
	site: "site",
	/** Help articles and agreements. */
	help: "help",
	categories: "categories",
	merchants: "merchants",
	stores: "stores",
	coupons: "coupons",
	goods: (id: number) => `goods:${id}`,
	category: (id: number) => `category:${id}`,
} as const;
