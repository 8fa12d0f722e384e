import { type Thing, writeJsonLd } from "@/lib/seo/structured-data/json-ld";

/** Says to search engines what the page says to people. */
export function JsonLd({ things }: { things: Thing[] }) {
	return <script type="application/ld+json">{writeJsonLd(things)}</script>;
}
