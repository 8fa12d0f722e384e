import { locales } from "@/gateway/contract/locale";
import { addressOf } from "@/lib/i18n/locale-path";

export interface SitemapPage {
	/** Without prefix. */
	path: string;
	/** In the form of ISO 8601. */
	changedAt?: string;
}

const escapes: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&apos;",
};

export function escapeXml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}

/** A page in every language: each names itself, its sisters, and the one for whoever speaks none of them. */
export function pageEntries(
	origin: string,
	{ path, changedAt }: SitemapPage,
): string {
	const pages = locales.map(({ code, hreflang }) => ({
		hreflang,
		address: escapeXml(origin + addressOf({ locale: code, path })),
	}));
	const fallback = { hreflang: "x-default", address: escapeXml(origin + path) };
	const alternates = [...pages, fallback]
		.map(
			({ hreflang, address }) =>
				`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`,
		)
		.join("");
	const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : "";
	return pages
		.map(
			({ address }) =>
				`<url><loc>${address}</loc>${lastmod}${alternates}</url>\n`,
		)
		.join("");
}

/** What stands before and after the entries of a shard. */
export const shardFrame = {
	start:
		'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
	end: "</urlset>\n",
} as const;
