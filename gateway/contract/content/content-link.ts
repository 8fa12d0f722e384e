import { z } from "zod";

const linkLengthMax = 300;
const hidden = /[\s\\\p{Cc}]/u;

/** Whether a link leads to a page of the shop, without locale prefix, or to an https address, and to nothing else. */
export function isContentLink(text: string): boolean {
	if (hidden.test(text)) return false;
	if (text.startsWith("/")) return !text.startsWith("//");
	if (!text.startsWith("https://") || !URL.canParse(text)) return false;
	const { protocol, username, password } = new URL(text);
	return protocol === "https:" && username === "" && password === "";
}

/** Where a banner, a section or a line of the footer leads. */
export const contentLink = z
	.string({ error: "correctLink" })
	.trim()
	.max(linkLengthMax, "tooLong")
	.refine(isContentLink, "correctLink");
