import { isLocaleCode } from "@/gateway/contract/locale";
import { isOn } from "@/lib/process/switches";
import { sharedForAMinute } from "@/lib/routes/stored-addresses";
import { pageAddress } from "@/lib/seo/site-address";
import { readTwin } from "@/lib/twins/read-twin";

/** The Markdown twin of a page, by the inner path that the middleware found for its address. Search engines keep the page. */
export async function GET(
	_request: Request,
	{ params }: RouteContext<"/api/markdown/[locale]/[[...path]]">,
): Promise<Response> {
	const { locale, path = [] } = await params;
	const twin =
		isOn("MARKDOWN_PAGES") && isLocaleCode(locale)
			? await readTwin(locale, `/${path.join("/")}`)
			: undefined;
	if (!twin || !isLocaleCode(locale))
		return new Response(null, { status: 404 });
	return new Response(twin.text, {
		headers: {
			"content-type": "text/markdown; charset=utf-8",
			"cache-control": sharedForAMinute,
			"x-robots-tag": "noindex",
			link: `<${pageAddress(twin.path, locale)}>; rel="canonical"`,
		},
	});
}
