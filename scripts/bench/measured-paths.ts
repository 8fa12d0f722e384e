import type { MeasuredPaths } from "../house/stamped-figures";

/** What a page carries. */
const storefront = [
	"app",
	"components",
	"lib",
	"messages",
	"middleware.ts",
	"next.config.js",
	"package-lock.json",
];
/** What every call passes. */
const gateway = ["gateway/db", "gateway/http", "gateway/app.ts"];

/** Files that change the figures of a block of docs/performance.md. */
export const measuredPaths: MeasuredPaths = {
	weights: storefront,
	pages: [...storefront, "server", "deploy/nginx"],
	lighthouse: [...storefront, "server"],
	gateway: [...gateway, "gateway/features/catalog", "gateway/full-text"],
	search: ["gateway/db", "gateway/features/catalog", "gateway/full-text"],
	places: ["gateway/features/delivery"],
	orders: ["gateway/db", "gateway/features/sales"],
	checkout: [...gateway, "gateway/features/sales", "gateway/features/delivery"],
	import: ["gateway/db", "gateway/features/catalog"],
	memory: [...storefront, "server", "gateway"],
	feed: ["lib/seo/feed", "app/feed", "gateway/db", "gateway/features/catalog"],
	freshness: ["lib/freshness", "server", "gateway/db", "middleware.ts"],
};
