/** Another service did not answer, not in time, not in full, or does not take our own keys. */
export class ServiceAway extends Error {}

/** How long a shopper may wait for another service. */
export const patienceMs = 8_000;
const answerBytesMax = 64 * 1024;

export interface ServiceAnswer {
	status: number;
	text: string;
}

export interface Asking
	extends Pick<RequestInit, "method" | "headers" | "body"> {
	patienceMs?: number;
}

/**
 * Asks another service, which must answer itself: it is never followed elsewhere. Whatever it says below 500 is
 * answered; everything else is {@link ServiceAway}, without the address, which may carry secrets.
 */
export async function ask(
	url: URL,
	{ patienceMs: limitMs = patienceMs, ...init }: Asking = {},
): Promise<ServiceAnswer> {
	try {
		const response = await fetch(url, {
			...init,
			redirect: "error",
			signal: AbortSignal.timeout(limitMs),
		});
		const text = await readText(response);
		if (response.status < 500) return { status: response.status, text };
		throw new ServiceAway(`${url.host} said ${response.status}`);
	} catch (error) {
		if (error instanceof ServiceAway) throw error;
		const { name } = error as Error;
		throw new ServiceAway(`${url.host} did not answer in full (${name})`);
	}
}

async function readText(response: Response): Promise<string> {
	const parts: Uint8Array[] = [];
	let bytes = 0;
	for await (const part of response.body ?? []) {
		bytes += part.byteLength;
		if (bytes > answerBytesMax) throw new ServiceAway("too long an answer");
		parts.push(part);
	}
	return Buffer.concat(parts).toString("utf8");
}
