import { defaultLocale, type LocaleCode } from "@/gateway/contract/locale";
import { FailedStart } from "./failed-start";

/** A busy machine takes many times as long as a quiet one. */
const pageLimitMs = 60_000;

/** A build holds the frames of the public pages without a catalogue: makes a web process forget them. */
export async function refreshPages(
	address: string,
	secret: string,
): Promise<void> {
	const answer = await ask(`${address}/api/refresh`, {
		method: "POST",
		headers: { authorization: `Bearer ${secret}` },
	});
	if (answer?.ok) return;
	throw new FailedStart(
		`The web process did not refresh its pages (${answer?.status ?? "no answer"}).`,
	);
}

/** Asks for the home pages of these languages once, so that the first shopper finds them whole. */
export async function warmHomePages(
	address: string,
	locales: readonly LocaleCode[],
): Promise<void> {
	for (const locale of locales) {
		const prefix = locale === defaultLocale ? "" : `/${locale}`;
		await ask(`${address}${prefix || "/"}`);
		await ask(`${address}${prefix}/mall/mall_index`);
	}
}

/** A page that fails here will fail in front of a shopper and be logged there: it does not stop the start. */
async function ask(
	url: string,
	request: RequestInit = {},
): Promise<Response | undefined> {
	try {
		const answer = await fetch(url, {
			...request,
			signal: AbortSignal.timeout(pageLimitMs),
		});
		await answer.arrayBuffer();
		return answer;
	} catch {
		return undefined;
	}
}
