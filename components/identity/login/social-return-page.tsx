import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SocialProvider } from "@/lib/session/social-trip";
import { SocialReturn } from "./social-return";
import { WayIn } from "./way-in";

export async function socialReturnMetadata(): Promise<Metadata> {
	const t = await getTranslations("login.social");
	return {
		title: t("title"),
		robots: { index: false },
		// What stands in the address until the script has read it is nobody else's.
		referrer: "no-referrer",
	};
}

/** Where another service sends a shopper back to. */
export async function SocialReturnPage(props: { provider: SocialProvider }) {
	const t = await getTranslations("login.social");
	return (
		<WayIn title={t("title")}>
			<SocialReturn {...props} />
		</WayIn>
	);
}
