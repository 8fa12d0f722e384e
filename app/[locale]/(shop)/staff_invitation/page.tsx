import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AcceptInvitation } from "@/components/identity/staff/accept-invitation";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("staffInvitation.title");

/** Where the link of an invitation leads. */
export default async function StaffInvitationPage() {
	const t = await getTranslations("staffInvitation");
	const words = {
		title: t("title"),
		to: t("to"),
		shop: t("shop"),
		signIn: t("signIn"),
		register: t("register"),
		accept: t("accept"),
		over: t("over"),
		failed: t("failed"),
		home: t("home"),
	};
	return (
		<main id="main">
			<Suspense fallback={null}>
				<AcceptInvitation words={words} />
			</Suspense>
		</main>
	);
}
