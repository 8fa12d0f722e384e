import { localeCodes } from "@/gateway/contract/locale";
import { partWords, wordParts } from "@/lib/i18n/part-words";

export function generateStaticParams() {
	return wordParts.flatMap((part) =>
		localeCodes.map((locale) => ({ part, locale })),
	);
}

/** Words of what opens on wish. They change with the build, and so does the script that speaks them: always asked for anew. */
export async function GET(
	_: Request,
	{ params }: RouteContext<"/api/words/[part]/[locale]">,
): Promise<Response> {
	const { part, locale } = await params;
	const words = partWords(part, locale);
	if (!words) return new Response(null, { status: 404 });
	return Response.json(words, {
		headers: { "cache-control": "public, max-age=0, must-revalidate" },
	});
}
