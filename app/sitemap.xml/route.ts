import { connection } from "next/server";
import { readGoodsShards } from "@/lib/cached/sitemap";
import { sitemapIndex } from "@/lib/seo/sitemap/shards";

/** The index: pages first, then goods. */
export async function GET(): Promise<Response> {
	await connection();
	const shards = await readGoodsShards();
	return new Response(sitemapIndex(["pages", ...shards]), {
		headers: {
			"content-type": "application/xml; charset=utf-8",
			"cache-control": "public, max-age=3600",
		},
	});
}
