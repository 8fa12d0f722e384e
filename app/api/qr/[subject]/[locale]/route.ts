import { isLocaleCode, type LocaleCode } from "@/gateway/contract/locale";
import { readSite } from "@/lib/cached/site";
import { scannedAddress } from "@/lib/format/customer-service";
import { drawQrCode } from "@/lib/format/qr-picture";
import { paths } from "@/lib/routes/paths";
import { pageAddress } from "@/lib/seo/site-address";

/** What a camera may be sent to: the shop itself in a language, customer service, or a group. Never an address from outside. */
async function addressOf(
	subject: string,
	locale: LocaleCode,
): Promise<string | undefined> {
	if (subject === "home") return pageAddress(paths.home(), locale);
	const groupId = /^group-([1-9]\d{0,9})$/.exec(subject)?.[1];
	if (groupId) return pageAddress(paths.group(Number(groupId)), locale);
	if (subject !== "service") return undefined;
	const address = scannedAddress((await readSite(locale)).service);
	return address?.startsWith("/") ? pageAddress(address, locale) : address;
}

export async function GET(
	_request: Request,
	{ params }: RouteContext<"/api/qr/[subject]/[locale]">,
): Promise<Response> {
	const { subject, locale } = await params;
	const address = isLocaleCode(locale) && (await addressOf(subject, locale));
	if (!address) return new Response(null, { status: 404 });
	return new Response(drawQrCode(address), {
		headers: {
			"content-type": "image/svg+xml",
			"cache-control": "public, max-age=3600",
		},
	});
}
