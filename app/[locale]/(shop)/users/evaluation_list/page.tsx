import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { OwnReviews } from "@/components/review/own/own-reviews";
import { ListBones } from "@/components/user/list-bones";
import { UserPage } from "@/components/user/user-page";
import { rewardMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("review.own");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose it is arrives in the browser. */
export default async function EvaluationListPage() {
	const t = await getTranslations("review.own");
	return (
		<NextIntlClientProvider messages={rewardMessages(await currentLocale())}>
			<UserPage title={t("title")} path={paths.ownReviews()}>
				<Suspense fallback={<ListBones height={112} />}>
					<OwnReviews />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
