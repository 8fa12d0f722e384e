import type { AgreementName } from "@/gateway/contract/content/help-terms";
import { paths } from "./paths";

const help = "/help/content";
const agreement = "/privacy_agreement";
const agreementTitles = new Map<string, Exclude<AgreementName, "about">>([
	["terms", "terms"],
	["terms of use", "terms"],
	["privacy", "privacy"],
	["privacy policy", "privacy"],
	["merchant", "merchant"],
]);

/** Nothing has this name: its stored page is the 404. */
const nowhere = "0";

/**
 * Articles and agreements are finite, so each is stored whole under a path of its own, as lists are. Undefined for
 * whatever is neither, the help centre's first page included.
 */
export function storedContentPath(
	path: string,
	query: URLSearchParams,
): string | undefined {
	if (path === help && query.has("id")) {
		const id = query.get("id") ?? "";
		return `${help}/${/^[1-9]\d{0,8}$/.test(id) ? id : nowhere}`;
	}
	if (path !== agreement) return undefined;
	const title = (query.get("title") || "terms").toLowerCase();
	return `${agreement}/${agreementTitles.get(title) ?? nowhere}`;
}

/** The one address of a page whose inner path somebody asked for; undefined for other paths. */
export function contentAddress(path: string): string | undefined {
	const [, id] = /^\/help\/content\/([1-9]\d{0,8})$/.exec(path) ?? [];
	if (id) return paths.help(Number(id));
	const [, name = ""] = /^\/privacy_agreement\/([a-z]+)$/.exec(path) ?? [];
	const title = agreementTitles.get(name);
	return title && paths.agreement(title);
}
