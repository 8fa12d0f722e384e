import { defaultLocale } from "@/gateway/contract/locale";
import { readGoods } from "@/lib/cached/goods";
import { goodsPicture } from "@/lib/seo/goods-picture";

const keptLong =
	"public, max-age=86400, s-maxage=604800, stale-while-revalidate=86400";

/** How a goods looks where its address is shared: its own picture beside the shop's mark. */
export async function GET(
	request: Request,
	{ params }: RouteContext<"/api/og/goods/[id]">,
): Promise<Response> {
	const { id } = await params;
	const goods = /^[1-9]\d{0,9}$/.test(id)
		? await readGoods(defaultLocale, Number(id))
		: undefined;
	if (!goods) return new Response(null, { status: 404 });
	const { etag, compose } = await goodsPicture(goods.gallery[0]);
	const headers = { etag, "cache-control": keptLong };
	if (request.headers.get("if-none-match")?.includes(etag))
		return new Response(null, { status: 304, headers });
	const picture = await compose();
	return new Response(new Uint8Array(picture), {
		headers: { ...headers, "content-type": "image/jpeg" },
	});
}
