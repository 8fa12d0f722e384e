import type { Metadata } from "next";
import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import { pageAddress } from "./site-address";

interface SharedPage {
	title: string;
	description: string;
	/** Without prefix. */
	path: string;
	siteName: string;
	/** A picture of 1200 x 630; the shop's own unless named. */
	image?: string;
}

export const shopPicture = {
	url: "/pictures/share.png",
	width: 1200,
	height: 630,
};

/**
 * For whoever does not see it: a page's own picture shows what the page is about, the shop's shows its mark and name.
 * Twitter knows no size of pictures.
 */
export const sharedPicture = (alt: string, url = shopPicture.url) => ({
	openGraph: { ...shopPicture, url, alt },
	twitter: { url, alt },
});

/** How a page looks when somebody sends its address to somebody else. */
export function shareMetadata(
	{ title, description, path, siteName, image }: SharedPage,
	locale: LocaleCode,
): Pick<Metadata, "openGraph" | "twitter"> {
	const picture = image ? sharedPicture(title, image) : sharedPicture(siteName);
	return {
		openGraph: {
			type: "website",
			siteName,
			locale: openGraphLocale(locale),
			title,
			description,
			url: pageAddress(path, locale),
			images: [picture.openGraph],
		},
		twitter: {
			card: "summary_large_image",
			title,
			description,
			images: [picture.twitter],
		},
	};
}

/** Language and country, as in `zh_HK`; the language's own country where ours says nothing about it. */
export function openGraphLocale(locale: LocaleCode): string {
	const { language, region } = new Intl.Locale(
		describeLocale(locale).intl,
	).maximize();
	return `${language}_${region}`;
}
