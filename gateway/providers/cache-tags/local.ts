import type { CacheTags } from "./interface";

const limitMs = 5_000;

interface Storefronts {
	/** Asked for each time: a web process learns its own only when it listens. */
	addresses: () => string[];
	secret: string;
}

/** Without Redis: calls each storefront at its address. With no address there is nobody to tell. */
export function tellStorefronts({ addresses, secret }: Storefronts): CacheTags {
	async function tell(address: string, tags: string[]): Promise<void> {
		const answer = await fetch(new URL("/api/refresh", address), {
			method: "POST",
			headers: {
				authorization: `Bearer ${secret}`,
				"content-type": "application/json",
			},
			body: JSON.stringify({ tags }),
			signal: AbortSignal.timeout(limitMs),
		});
		await answer.arrayBuffer();
		if (!answer.ok)
			throw new Error(`The storefront at ${address} said ${answer.status}`);
	}
	return {
		drop: async (tags) => {
			await Promise.all(addresses().map((address) => tell(address, tags)));
		},
		close: async () => {},
	};
}
