import { isLocaleCode, localeCodes } from "@/gateway/contract/locale";
import { manifestOf } from "@/lib/offline/manifest";

export function generateStaticParams() {
	return localeCodes.map((locale) => ({ locale }));
}

export async function GET(
	_: Request,
	{ params }: RouteContext<"/api/manifest/[locale]">,
): Promise<Response> {
	const { locale } = await params;
	if (!isLocaleCode(locale)) return new Response(null, { status: 404 });
	return Response.json(manifestOf(locale), {
		headers: {
			"content-type": "application/manifest+json",
			"cache-control": "public, max-age=3600",
		},
	});
}
