/** Caches as a browser has them, as far as the worker uses them. */
export function openCaches(origin: string): CacheStorage {
	const all = new Map<string, Map<string, Response>>();
	const full = (asked: RequestInfo | URL) =>
		new URL(asked instanceof Request ? asked.url : String(asked), origin).href;
	const openOne = (kept: Map<string, Response>) => ({
		match: async (asked: RequestInfo | URL) => kept.get(full(asked))?.clone(),
		put: async (asked: RequestInfo | URL, response: Response) => {
			kept.set(full(asked), response);
		},
		delete: async (asked: RequestInfo | URL) => kept.delete(full(asked)),
		keys: async () => [...kept.keys()].map((url) => new Request(url)),
	});
	const storage = {
		open: async (name: string) => {
			const kept = all.get(name) ?? new Map<string, Response>();
			all.set(name, kept);
			return openOne(kept);
		},
		keys: async () => [...all.keys()],
		delete: async (name: string) => all.delete(name),
		has: async (name: string) => all.has(name),
	};
	return storage as unknown as CacheStorage;
}
