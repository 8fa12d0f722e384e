import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SocialReturn } from "@/components/login/social-return";
import { WayIn } from "@/components/login/way-in";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("login.social");
	return {
		title: t("title"),
		robots: { index: false },
		// What stands in the address until the script has read it is nobody else's.
		referrer: "no-referrer",
	};
}

/** Where Twitter sends a shopper back to. */
export default async function TwitterReturnPage() {
	const t = await getTranslations("login.social");
	return (
		<WayIn title={t("title")}>
			<SocialReturn provider="twitter" />
		</WayIn>
	);
}
