import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { LinkProgram } from "@/components/identity/linking/link-program";
import { WayIn } from "@/components/identity/login/way-in";
import { linkProgramMessages } from "@/lib/i18n/client-messages";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("linkProgram.title");

/** Where programs send shoppers who link their accounts: the authorization endpoint of OAuth 2.0. */
export default async function LinkProgramPage() {
	const t = await getTranslations("linkProgram");
	return (
		<WayIn title={t("title")} messages={linkProgramMessages}>
			<Suspense fallback={<p role="status">{t("loading")}</p>}>
				<LinkProgram />
			</Suspense>
		</WayIn>
	);
}
