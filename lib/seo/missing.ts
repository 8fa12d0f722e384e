import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

/** Of an address behind which nothing is. */
export async function missingMetadata(): Promise<Metadata> {
	const t = await getTranslations("layout.notFound");
	return { title: t("title"), robots: { index: false } };
}
