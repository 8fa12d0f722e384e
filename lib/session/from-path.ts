/** Cookie that remembers where a shopper wanted to go before signing in. */
export const fromPathCookie = "fromPath";

/** As long as it takes to register and read a code. */
export const fromPathSeconds = 1800;

const lengthMax = 2000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them from addresses, and what is left may name another host.
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** The path if it leads to this site and nowhere else, as a browser reads it; undefined for anything else. */
export function ownPath(
	path: string | undefined,
	origin: string,
): string | undefined {
	if (!path || path.length > lengthMax) return undefined;
	if (!path.startsWith("/") || controlCharacters.test(path)) return undefined;
	// A browser reads a backslash as a slash, and two slashes as the beginning of a host.
	if (/^\/[/\\]/.test(path)) return undefined;
	if (!URL.canParse(path, origin)) return undefined;
	const address = new URL(path, origin);
	if (address.origin !== origin) return undefined;
	const { pathname, search, hash } = address;
	// Dots in the path may leave two slashes in front.
	return pathname.startsWith("//") ? undefined : pathname + search + hash;
}
