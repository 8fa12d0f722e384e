/**
 * What a browser may do on our pages. Stored pages are the same for every visitor and carry inline scripts that differ
 * by page, so neither a nonce nor a list of hashes can name them: see docs/decisions/013-content-security-policy.md.
 */
const policy = {
	"default-src": ["'self'"],
	"script-src": ["'self'", "'unsafe-inline'"],
	// No handler that stands in an attribute ever runs: the usual way in for text that turned into HTML.
	"script-src-attr": ["'none'"],
	"style-src": ["'self'", "'unsafe-inline'"],
	"img-src": ["'self'", "data:", "blob:"],
	"frame-src": ["'none'"],
	"object-src": ["'none'"],
	"base-uri": ["'none'"],
	"form-action": ["'self'"],
	"frame-ancestors": ["'none'"],
};

/** Where Google's map comes from, for shops whose operator has a key for it. Nothing else of Google's is let in. */
const mapHosts = ["https://maps.googleapis.com", "https://maps.gstatic.com"];

/** @type {Record<string, string[]>} */
const mapSources = {
	"script-src": mapHosts,
	"style-src": ["https://fonts.googleapis.com"],
	"font-src": ["'self'", "https://fonts.gstatic.com"],
	"img-src": ["https://*.googleapis.com", "https://*.gstatic.com"],
	"connect-src": ["'self'", "https://*.googleapis.com"],
};

/** Stripe's own script and the frames it draws its fields in, for shops that are paid by it. @type {Record<string, string[]>} */
const stripeSources = {
	"script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
	"frame-src": [
		"https://js.stripe.com",
		"https://*.js.stripe.com",
		"https://hooks.stripe.com",
	],
	"connect-src": ["'self'", "https://api.stripe.com"],
	"img-src": ["https://*.stripe.com"],
};

/** React's development build evaluates text to rebuild the server's stack traces. @type {Record<string, string[]>} */
const developmentSources = { "script-src": ["'unsafe-eval'"] };

/**
 * The content security policy of a page.
 *
 * @param {{ isDevelopment: boolean, hasGoogleMap?: boolean, hasStripe?: boolean, pictureStore?: string }} shop
 */
export function contentPolicy({
	isDevelopment,
	hasGoogleMap,
	hasStripe,
	pictureStore,
}) {
	const additions = [
		isDevelopment ? developmentSources : {},
		hasGoogleMap ? mapSources : {},
		hasStripe ? stripeSources : {},
		pictureStore ? { "img-src": [pictureStore] } : {},
	];
	/** @type {Record<string, string[]>} */
	const rules = { ...policy };
	for (const [name, sources] of additions.flatMap(Object.entries))
		rules[name] = join(rules[name], sources);
	return Object.entries(rules)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}

/**
 * Each source once; "none" stands alone or not at all.
 *
 * @param {string[]} before
 * @param {string[]} added
 */
function join(before = [], added) {
	const allowed = before.filter((source) => source !== "'none'");
	return [...new Set([...allowed, ...added])];
}

/**
 * What a page may ask of the device: the camera for codes at a store's counter. Of its frames those of Stripe alone, for
 * Apple Pay and Google Pay.
 *
 * @param {{ hasStripe?: boolean }} shop
 */
export function permissionsPolicy({ hasStripe }) {
	const payment = hasStripe ? '(self "https://js.stripe.com")' : "(self)";
	return `camera=(self), geolocation=(self), microphone=(), payment=${payment}`;
}

/**
 * Headers of every page and answer; files under `/_next`, `/pictures` and `/sample` need none of these. What files say too is the host's (`server/common-headers.ts`). A setting that
 * is read when the shop starts widens the policy in `middleware.ts`.
 *
 * @param {boolean} isDevelopment
 */
export function securityHeaders(isDevelopment) {
	const headers = {
		"Content-Security-Policy": contentPolicy({ isDevelopment }),
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Permissions-Policy": permissionsPolicy({}),
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
	};
	return {
		source: "/((?!_next/|pictures/|sample/).*)",
		headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
	};
}
