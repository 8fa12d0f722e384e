import { consolePaths } from "@/lib/routes/console-paths";

/** A page of the console by what it shows; what is undefined stays out of the address. */
export function consolePath(
	page: string,
	shown: Record<string, string | number | undefined> = {},
): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(shown))
		if (value !== undefined) query.set(name, String(value));
	const path = consolePaths.page(page);
	return query.size > 0 ? `${path}?${query}` : path;
}
