import type { ServerResponse } from "node:http";
import type { LocaleCode } from "@/gateway/contract/locale";
import { addressOf } from "@/lib/i18n/locale-path";
import { consolePaths } from "@/lib/routes/console-paths";
import { sendStatus } from "./send";

// A shop that has not opened shows its pages to nobody. The gateway decides nothing by it: whoever calls it is answered
// as ever.

export interface Opening {
	/** Without waiting, once it is known that the shop is open: it stays so. */
	isOpen: () => true | Promise<boolean>;
}

/** Pages by which a shop is prepared. */
const preparing = /^\/(?:setup|staff_invitation|login|console)(?:\/|$)/;
/** What tells machines of pages. */
const directories = /\.(?:xml|txt|csv|md)$/;
const askedAgainMs = 1_000;

/** Asks until it is open. Where nobody has known yet, the pages themselves say what is wrong. */
export function watchOpening(
	ask: () => Promise<boolean>,
	now: () => number = Date.now,
): Opening {
	let known: boolean | undefined;
	let last: { at: number; answer: Promise<boolean> } | undefined;

	async function look(): Promise<boolean> {
		known = await ask().catch(() => known);
		return known ?? true;
	}

	return {
		isOpen() {
			if (known) return true;
			if (!last || now() - last.at > askedAgainMs)
				last = { at: now(), answer: look() };
			return last.answer;
		},
	};
}

interface Asked {
	locale: LocaleCode;
	path: string;
	isFile: boolean;
}

/** Whether it belongs to the shop itself, and not to what prepares it or dresses a page. */
export const isOfShop = ({ path, isFile }: Asked): boolean =>
	isFile ? directories.test(path) : !preparing.test(path);

/** Leads to where the shop is prepared; to a machine that reads no pages it says when to come back. */
export function sendUnopened(
	res: ServerResponse,
	{ locale, isFile }: Asked,
): void {
	if (isFile) sendStatus(res, 503, { "retry-after": "3600" });
	else {
		const location = addressOf({ locale, path: consolePaths.setup() });
		sendStatus(res, 307, { location });
	}
}
