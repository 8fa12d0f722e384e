import type { FallenTags } from "@/gateway/contract/cache-tags";
import { env } from "@/lib/process/env";
import { ownAddress } from "./own-address";

const limitMs = 5_000;

/** Has this web process forget what bears these tags. Next lets only a request do so, and this is one. */
export async function refreshItself({ tags }: FallenTags): Promise<void> {
	const answer = await fetch(`${ownAddress()}/api/refresh`, {
		method: "POST",
		headers: {
			authorization: `Bearer ${env().INTERNAL_SECRET}`,
			"content-type": "application/json",
		},
		body: JSON.stringify({ tags }),
		cache: "no-store",
		signal: AbortSignal.timeout(limitMs),
	});
	await answer.arrayBuffer();
	if (!answer.ok) throw new Error(`The refresh was answered ${answer.status}`);
}
