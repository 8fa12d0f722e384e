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

/** React's development build evaluates text to rebuild the server's stack traces. */
const developmentPolicy = {
	...policy,
	"script-src": [...policy["script-src"], "'unsafe-eval'"],
};

/**
 * Headers of every page and answer; files under `/_next`, `/pictures` and `/sample` need none.
 *
 * @param {boolean} isDevelopment
 */
export function securityHeaders(isDevelopment) {
	const rules = isDevelopment ? developmentPolicy : policy;
	const headers = {
		"Content-Security-Policy": Object.entries(rules)
			.map(([name, sources]) => `${name} ${sources.join(" ")}`)
			.join("; "),
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Permissions-Policy":
			"camera=(), geolocation=(self), microphone=(), payment=(self)",
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
	};
	return {
		source: "/((?!_next/|pictures/|sample/).*)",
		headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
	};
}
