import { fileAddress } from "../site-address";
import { escapeXml } from "../sitemap/page-entries";
import type { FeedItem } from "./feed-items";

/** What XML has no place for, such as half of a character. */
const foreign = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const element = (name: string, text: string | undefined) =>
	text === undefined
		? ""
		: `<${name}>${escapeXml(text.replace(foreign, ""))}</${name}>`;

/** RSS 2.0 with Google's own names, as its merchants hand it in. */
export const googleFrame = {
	start: (shop: string) =>
		`<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${element("title", shop)}${element("link", fileAddress("/"))}${element("description", shop)}\n`,
	end: "</channel>\n</rss>\n",
};

/** No goods of the shop bears a number that makers give. */
export function writeGoogle(item: FeedItem): string {
	const { additional_image_link, isInStock, seller, shipping, ...plain } = item;
	const delivery = element("g:country", "HK") + element("g:price", shipping);
	return `<item>${[
		...Object.entries(plain).map(([name, text]) => element(`g:${name}`, text)),
		...additional_image_link.map((link) =>
			element("g:additional_image_link", link),
		),
		element("g:availability", isInStock ? "in_stock" : "out_of_stock"),
		element("g:condition", "new"),
		element("g:identifier_exists", "no"),
		shipping ? `<g:shipping>${delivery}</g:shipping>` : "",
	].join("")}</item>\n`;
}
