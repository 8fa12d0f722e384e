import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import {
	pagesToParts,
	storedMegabytesMax,
} from "./lib/freshness/store-size.js";
import { securityHeaders } from "./lib/http/security-headers.js";
import manifest from "./package.json" with { type: "json" };

const inFolder = (/** @type {string} */ file) =>
	fileURLToPath(new URL(file, import.meta.url));

const isDevelopment = process.env.NODE_ENV === "development";

/** @type {import('next').NextConfig} */
const config = {
	cacheComponents: true,
	// Each page says so itself (`prefetch`), all but the one that is rendered for every request: there Next renders all
	// of it a second time and sends both.
	partialPrefetching: false,
	poweredByHeader: false,
	// Said along with each call of a page.
	env: { RELEASE: manifest.version },
	// The middleware leads to the one address of a page, in one step; Next's own redirect would carry no header of ours.
	skipTrailingSlashRedirect: true,
	// `npm run verify` checks types; a start on a shopkeeper's machine need not do it again.
	typescript: { ignoreBuildErrors: true },
	// Pictures are rendered ahead; Next's own service for them would render anew whatever anybody asks it for.
	images: { unoptimized: true },
	// Styles are written with styled-components, and the build takes it out: docs/decisions/074-compiled-styles.md.
	turbopack: {
		rules: {
			"*.{ts,tsx}": {
				condition: {
					all: [{ not: "foreign" }, { content: /from "styled-components"/ }],
				},
				loaders: [inFolder("scripts/styles/styles-loader.mjs")],
			},
		},
	},
	distDir: process.env.NEXT_DIST_DIR || ".next",
	cacheHandler: inFolder("lib/freshness/stored-pages.mjs"),
	// Of cached reads; `stored-pages.mjs` takes its share beside it.
	cacheMaxMemorySize: Math.floor(
		(Number(process.env.STORED_MEGABYTES_MAX || storedMegabytesMax) *
			1024 ** 2) /
			(1 + pagesToParts),
	),
	serverExternalPackages: [
		"@aws-sdk/client-s3",
		"@aws-sdk/s3-request-presigner",
		"@redis/client",
		"pg",
		"pino",
		"prom-client",
		"sharp",
	],
	cacheLife: {
		// Public pages live until a write names their tag; a minute bounds what a lost notice can cost.
		catalogue: { stale: 60, revalidate: 60, expire: 3600 },
	},
	experimental: {
		// Pages belong to the catalogue this process reads; on disk they would outlive it and meet another one.
		isrFlushToDisk: false,
		// One path serves several routes here (a list by category, a search), told apart by the query: a browser that
		// guesses the route from the path asks for pages that are not there.
		optimisticRouting: false,
		// A page asked for while there is no line is waited for and comes by itself (`connection-notice.tsx`).
		useOffline: true,
		// Nothing here opens previews. Left alone, Next answers their cookies by taking them away, which whoever made them up
		// would have written into the pages that shared caches keep.
		multiZoneDraftMode: true,
		// Sources are for whoever develops.
		turbopackSourceMaps: isDevelopment,
	},
	async headers() {
		return [
			securityHeaders(isDevelopment),
			{
				// Parts of pages that the browser's router asks for ahead; the middleware, which says how long pages are kept
				// (`lib/routes/stored-addresses.ts`), does not get to see that these are parts.
				source: "/:path*",
				has: [{ type: "header", key: "next-router-segment-prefetch" }],
				headers: [
					{
						key: "Cache-Control",
						value: "public, max-age=0, must-revalidate, s-maxage=60",
					},
				],
			},
			{
				source: "/sample/:path*",
				headers: [{ key: "Cache-Control", value: "public, max-age=604800" }],
			},
		];
	},
};

/** A shop that serves is built already: the plugin would load a compiler into it, 26 MB that nothing asks for. */
export default async function configOf(/** @type {string} */ phase) {
	if (phase === PHASE_PRODUCTION_SERVER) return config;
	const { default: createNextIntlPlugin } = await import("next-intl/plugin");
	const withWords = createNextIntlPlugin({
		requestConfig: "./lib/i18n/request.ts",
		experimental: {
			// Plurals and the like are read by the build, so that no browser needs the reader.
			messages: {
				path: "./messages",
				format: "json",
				locales: "infer",
				precompile: true,
			},
		},
	});
	return withWords(config);
}
